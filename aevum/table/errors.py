"""What the service refuses, and the HTTP status of every error a person can meet."""

from __future__ import annotations

from pathlib import Path

from aevum.core import errors
from aevum.core.errors import AevumError

UNPROCESSABLE = 422
CONFLICT = 409


class TableError(AevumError):
    """Something the service refuses; nothing was changed."""

    status = 400


class BadRequest(TableError):
    """A part of the request is missing or of the wrong kind."""

    code = "bad-request"


class BadJson(TableError):
    """The body is no JSON."""

    code = "bad-json"


class NotYourSeat(TableError):
    """The link does not hold this seat."""

    code = "not-your-seat"
    status = 403


class CrossSite(TableError):
    """The request was made by a page of another site."""

    code = "cross-site"
    status = 403


class UnknownHost(TableError):
    """The request was sent to a name that is not the service's."""

    code = "unknown-host"
    status = 421


class FileSealed(TableError):
    """The saved file holds the seed, and somebody could be wronged by it."""

    code = "file-sealed"
    status = 403


class NoAdvice(TableError):
    """People play each other here, and did not agree that the computer advises them."""

    code = "no-advice"
    status = 403


class NotOverYet(TableError):
    """What a match came to is told at its end."""

    code = "not-over-yet"
    status = 409


class NotFound(TableError):
    """Nothing is at this address."""

    code = "not-found"
    status = 404


class UnknownLink(TableError):
    """No table has this link."""

    code = "unknown-link"
    status = 404


class LinkReplaced(TableError):
    """The link has led to a seat, until a new one took its place."""

    code = "link-replaced"
    status = 410


class MethodNotAllowed(TableError):
    """The address does not take this kind of request."""

    code = "method-not-allowed"
    status = 405


class KeyUsed(TableError):
    """The idempotency key was used for something else."""

    code = "key-used"
    status = CONFLICT


class UndoAlreadyAsked(TableError):
    """The others are already being asked."""

    code = "undo-already-asked"
    status = CONFLICT


class NoUndoAsked(TableError):
    """Nobody asks to take anything back."""

    code = "no-undo-asked"
    status = CONFLICT


class SeatPresent(TableError):
    """Whoever has the seat is, or was a moment ago, at the table."""

    code = "seat-present"
    status = CONFLICT


class MatchGoesOn(TableError):
    """The match is not over: nobody plays again yet."""

    code = "match-goes-on"
    status = CONFLICT


class SeatTaken(TableError):
    """A person has the seat already."""

    code = "seat-taken"
    status = CONFLICT


class TooLarge(TableError):
    """The body is larger than allowed."""

    code = "too-large"
    status = 413


class FileTooLong(TableError):
    """Replaying the file takes too long."""

    code = "file-too-long"
    status = UNPROCESSABLE


class WrongContentType(TableError):
    """Only JSON is taken."""

    code = "wrong-content-type"
    status = 415


class TooSlow(TableError):
    """The body did not come in time."""

    code = "too-slow"
    status = 408


class Ending(TableError):
    """The service is being ended."""

    code = "ending"
    status = 503


class TooManyRequests(TableError):
    """One address asks too much at once."""

    code = "too-many-requests"
    status = 429


class Unexpected(TableError):
    """A mistake of ours."""

    code = "unexpected"
    status = 500


class TableUnreadable(TableError):
    """What is stored of the table is damaged."""

    code = "table-unreadable"
    status = 503


class StorageError(TableError):
    """The database cannot do what it should."""

    code = "database-failed"
    status = 503

    def for_strangers(self) -> StorageError:
        """The same for whoever asks over the network: where our files are is no concern of theirs."""
        return type(self)(**self.values | {"path": Path(str(self.values.get("path", ""))).name})


class DatabaseBusy(StorageError):
    """Another process is writing to the database."""

    code = "database-busy"


class DatabaseReadOnly(StorageError):
    """The database or its folder cannot be written."""

    code = "database-read-only"


class DatabaseNewer(StorageError):
    """The database was written by a newer version."""

    code = "database-newer"


class NotADatabase(StorageError):
    """The file is no database of Aevum."""

    code = "not-a-database"


class DatabaseGone(StorageError):
    """The file was removed or another was put in its place while it was in use."""

    code = "database-gone"


class DatabaseInUse(StorageError):
    """Another service works with the file."""

    code = "database-in-use"


class DiskFull(StorageError):
    """There is no room left on the disk."""

    code = "disk-full"
    status = 507


class PortBusy(TableError):
    """Another program listens on the port."""

    code = "port-busy"


class BadProxy(TableError):
    """A proxy is named by its address or network."""

    code = "bad-proxy"


class CannotListen(TableError):
    """The address cannot be listened on."""

    code = "cannot-listen"


class BadPort(TableError):
    """No number of a port."""

    code = "bad-port"


_STATUS: dict[type[AevumError], int] = {
    errors.Stale: CONFLICT,
    errors.MatchOver: CONFLICT,
    errors.NotYourTurn: CONFLICT,
    errors.CannotUndo: CONFLICT,
    errors.SameSeating: CONFLICT,
    errors.CannotJoin: CONFLICT,
    errors.RulesChanged: CONFLICT,
    errors.MatchBroken: CONFLICT,
    errors.UnknownLanguage: 404,
}


def status_of(error: AevumError) -> int:
    """The HTTP status of an error. What the rules or a file do not allow was understood and cannot be processed."""
    if isinstance(error, TableError):
        return error.status
    return _STATUS.get(type(error), UNPROCESSABLE)
