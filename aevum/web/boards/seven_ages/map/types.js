/** What a map file holds. Only types: nothing here runs. */

/** @import { Region } from "../../../app/atlas.js" */
/** @typedef {Region & {kind: string, name: number[], centre: number[], room: number}} Named */
/**
 * @typedef {Named & {terrain: string, stack: number[], guest: number[], city: number[], fort: number[], leader: number[], disorder: number[],
 *   artifact: number[], symbol: number[], shores: Record<string, number[]>}} LandSpots
 */
/** @typedef {Named & {stacks: number[][], leader: number[]}} WaterSpots */
/** @typedef {{kind: string, between: string[], line: number[]}} Link */
/** @typedef {{between: string[], arcs: number[]}} Marked reefs between waters, rivers between lands */
/**
 * @typedef {{layout: string, width: number, height: number, arcs: number[][], lands: Record<string, LandSpots>,
 *   zones: Record<string, {name: number[]}>, waters: Record<string, WaterSpots>, wilds: Region, far_seas: Region, shelves: number[][][],
 *   links: Link[], reefs: Marked[], lakes: number[][], rivers: Marked[]}} Atlas
 */
export {};
