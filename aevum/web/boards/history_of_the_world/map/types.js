/** What a map file holds. Only types: nothing here runs. */

/** @import { Region } from "../../../app/atlas.js" */
/**
 * @typedef {Region & {name: number[], centre: number[], room: number, armies: number[][], settlement: number[], fort: number[],
 *   monument: number[], resource?: number[]}} LandSpots
 */
/** @typedef {Region & {name: number[], room: number, fleets: number[][]}} WaterSpots */
/** @typedef {{terrain: string, between: string[], defends: string[], line: number[], signs: number[][]}} Relief */
/** @typedef {{kind: string, between: string[], line: number[]}} Link */
/** @typedef {{between: string[], arcs: number[]}} Reef */
/**
 * @typedef {{layout: string, width: number, height: number, arcs: number[][], lands: Record<string, LandSpots>,
 *   waters: Record<string, WaterSpots>, wilds: Region, far_seas: Region, shelves: number[][][], relief: Relief[], links: Link[], reefs: Reef[],
 *   lakes: number[][], rivers: number[][]}} Atlas
 */
export {};
