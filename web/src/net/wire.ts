// Generated from the types of the server by `npm run wire`; do not edit.

export const VERSION = 1;

export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Is the server there?
         */
        get: operations["health_api_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games that can be played here.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Table
         * @description Make a table. The game starts as soon as no seat is open.
         */
        post: operations["make_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table Info
         * @description Who sits at a table, and what is played there.
         */
        get: operations["table_info_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Seat
         * @description Take an open seat.
         */
        post: operations["take_seat_api_tables__table__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rounds/{round}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record of a game that is over.
         */
        get: operations["record_api_tables__table__rounds__round__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rounds/{round}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A game that is over, step by step, as a seat saw it.
         */
        get: operations["replay_api_tables__table__rounds__round__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rounds/{round}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hints
         * @description Who took a hint in a game that is over, and when.
         */
        get: operations["hints_api_tables__table__rounds__round__hints_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/tally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tally
         * @description Who won how many of the games that are over at this table.
         */
        get: operations["tally_api_tables__table__tally_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites/{invite}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitation
         * @description The table that an invitation leads to.
         */
        get: operations["invitation_api_invites__invite__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Invitation
         * @description Renew the invitation to a table where one sits. The old one is not good any more.
         */
        post: operations["renew_invitation_api_tables__table__invite_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public Tables
         * @description The public tables, to sit down or to watch.
         */
        get: operations["public_tables_api_lobby_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My Tables
         * @description How it is at the tables where one sits. Changes nothing: it is a POST because secrets belong in no address.
         */
        post: operations["my_tables_api_mine_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Pass
         * @description Make a link by which another device can go on at one's seats.
         */
        post: operations["make_pass_api_passes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passes/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Pass
         * @description Go on here: get keys of one's own to the seats of a pass.
         */
        post: operations["open_pass_api_passes_open_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passes/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw Pass
         * @description Withdraw a pass: the keys that it gave open nothing any more.
         */
        post: operations["withdraw_pass_api_passes_withdraw_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search
         * @description Games that are over, the newest first. A question, but with more in it than an address can hold.
         */
        post: operations["search_api_library_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Study
         * @description A record, step by step. Nothing is kept of it.
         */
        post: operations["study_api_study_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go On
         * @description Make a table that goes on from a position of a game that is over, or of a record.
         */
        post: operations["go_on_api_play_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Check
         * @description Ask what is wrong with a move, without making it.
         */
        Check: {
            /** @enum {unknown} */
            type: "check";
            id: string;
            seat: number;
            move: string;
        };
        /**
         * Checked
         * @description The answer to `check`: everything that speaks against the move.
         */
        Checked: {
            /** @enum {unknown} */
            type: "checked";
            id: string;
            problems: components["schemas"]["Problem"][];
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Check"] | components["schemas"]["Rematch"] | components["schemas"]["Hint"] | components["schemas"]["Leave"] | components["schemas"]["Here"];
        /**
         * Begins
         * @description This player begins.
         */
        ColleXionBegins: {
            /** @enum {unknown} */
            type: "begins";
            seat: number;
        };
        /**
         * Complete
         * @description A complete set of the viewer, the four kinds that are discarded, and what there is to choose.
         */
        ColleXionComplete: {
            set: string;
            /** @enum {unknown} */
            by: "colour" | "shape";
            kinds: string[];
            rewards: components["schemas"]["ColleXionReward"][];
        };
        /**
         * Ended
         * @description A turn is over; `taken` polygons were taken in it.
         */
        ColleXionEnded: {
            /** @enum {unknown} */
            type: "ended";
            seat: number;
            taken: number;
        };
        ColleXionEvent: components["schemas"]["ColleXionBegins"] | components["schemas"]["ColleXionShaken"] | components["schemas"]["ColleXionTook"] | components["schemas"]["ColleXionRemoved"] | components["schemas"]["ColleXionSwapped"] | components["schemas"]["ColleXionStole"] | components["schemas"]["ColleXionGave"] | components["schemas"]["ColleXionHanded"] | components["schemas"]["ColleXionScored"] | components["schemas"]["ColleXionEnded"] | components["schemas"]["ColleXionLastRound"] | components["schemas"]["ColleXionOver"];
        /**
         * Exchange
         * @description Steal a polygon of this kind from a player, or give one to them.
         */
        ColleXionExchange: {
            move: string;
            seat: number;
            kind: string;
        };
        /**
         * Gave
         * @description A polygon was given away (CX-14).
         */
        ColleXionGave: {
            /** @enum {unknown} */
            type: "gave";
            seat: number;
            other: number;
            kind: string;
        };
        /**
         * Handed
         * @description The polygon taken last was handed to the partner (CX-13).
         */
        ColleXionHanded: {
            /** @enum {unknown} */
            type: "handed";
            seat: number;
            other: number;
            kind: string;
        };
        /**
         * LastRound
         * @description The round is finished, then the game is over, by this rule; `seat` had the turn that brought it.
         */
        ColleXionLastRound: {
            /** @enum {unknown} */
            type: "lastround";
            seat: number;
            rule: string;
        };
        /**
         * May
         * @description What the viewer may do now, each with its notation. A swap is any of `swap_mine` with any of `swap_theirs`.
         *
         *         `must_take`: the turn can't end before a polygon is taken; `must_score`: nor while a set is complete.
         */
        ColleXionMay: {
            take: components["schemas"]["ColleXionTrayMove"][];
            remove: components["schemas"]["ColleXionTrayMove"][];
            swap_mine: components["schemas"]["ColleXionMine"][];
            swap_theirs: components["schemas"]["ColleXionTheirs"][];
            steal: components["schemas"]["ColleXionExchange"][];
            give: components["schemas"]["ColleXionExchange"][];
            hand: boolean;
            score: components["schemas"]["ColleXionComplete"][];
            end: boolean;
            must_take: boolean;
            must_score: boolean;
        };
        /**
         * Mine
         * @description A polygon that may be swapped away: the first part of the move.
         */
        ColleXionMine: {
            move: string;
            kind: string;
        };
        /**
         * Options
         * @description What the players agreed on: team play (CX-13), the expert game (CX-14), who begins (CX-3).
         */
        ColleXionOptions: {
            team: boolean;
            expert: boolean;
            start: number | null;
        };
        /**
         * Over
         * @description The game is over, by this rule; everybody's markers are turned up.
         */
        ColleXionOver: {
            /** @enum {unknown} */
            type: "over";
            rule: string;
            sheets: components["schemas"]["ColleXionSheet"][];
        };
        /**
         * Picked
         * @description A polygon taken in this turn.
         */
        ColleXionPicked: {
            id: number;
            kind: string;
            /** @enum {unknown} */
            shape: "octagon" | "pentagon" | "square" | "triangle";
            /** @enum {unknown} */
            colour: "blue" | "green" | "pink" | "yellow";
        };
        /**
         * Piece
         * @description A polygon in the tray. `outline` are its corners in the units of the tray, x to the right, y down.
         *
         *         `takeable`: whoever is to move may take it next. `covered_by`: what lies over it. `uncovers`: what could be reached
         *         for the first time if this one were gone; only for those that are reachable themselves.
         */
        ColleXionPiece: {
            id: number;
            kind: string;
            /** @enum {unknown} */
            shape: "octagon" | "pentagon" | "square" | "triangle";
            /** @enum {unknown} */
            colour: "blue" | "green" | "pink" | "yellow";
            x: number;
            y: number;
            angle: number;
            outline: [
                number,
                number
            ][];
            reachable: boolean;
            takeable: boolean;
            covered_by: number[];
            uncovers: number[];
        };
        /**
         * Player
         * @description What everybody sees of a player. `collection` has a row for each shape with a number for each colour.
         *
         *         `complete`: the sets that the collection holds. `markers`: how many point markers. `partner` is None but in teams.
         */
        ColleXionPlayer: {
            seat: number;
            collection: number[][];
            polygons: number;
            complete: string[];
            markers: number;
            actions: ("remove" | "steal" | "swap")[];
            partner: number | null;
        };
        /**
         * Removed
         * @description A polygon was removed from the tray.
         */
        ColleXionRemoved: {
            /** @enum {unknown} */
            type: "removed";
            seat: number;
            polygon: number;
            kind: string;
        };
        /**
         * Reward
         * @description A way to score a set: the stack from which a marker is taken ('': none is left) and its points.
         */
        ColleXionReward: {
            move: string;
            stack: string;
            points: number;
        };
        /**
         * Scored
         * @description A set was discarded. `stack` is where a marker was taken, '' if none was; `points` what it shows.
         */
        ColleXionScored: {
            /** @enum {unknown} */
            type: "scored";
            seat: number;
            set: string;
            stack: string;
            points: number;
        };
        /**
         * Shaken
         * @description The tray was shaken: so many polygons can be reached, and so many lie on each other at most.
         */
        ColleXionShaken: {
            /** @enum {unknown} */
            type: "shaken";
            reachable: number;
            height: number;
        };
        /**
         * Sheet
         * @description CX-12: what a player has at the end. `points` = sum of the markers + unused action markers - polygons left.
         */
        ColleXionSheet: {
            seat: number;
            markers: number[];
            unused: number;
            polygons: number;
            points: number;
        };
        /**
         * Stack
         * @description The point markers in a corner, from the top.
         */
        ColleXionStack: {
            /** @enum {unknown} */
            colour: "blue" | "green" | "pink" | "yellow";
            markers: number[];
        };
        /**
         * Stole
         * @description A polygon was stolen from another player.
         */
        ColleXionStole: {
            /** @enum {unknown} */
            type: "stole";
            seat: number;
            other: number;
            kind: string;
        };
        /**
         * Swapped
         * @description A polygon was swapped with one of another player's.
         */
        ColleXionSwapped: {
            /** @enum {unknown} */
            type: "swapped";
            seat: number;
            other: number;
            gave: string;
            got: string;
        };
        /**
         * Team
         * @description CX-12, CX-13: who plays together, and what they have together at the end; a single player is a team too.
         */
        ColleXionTeam: {
            seats: number[];
            points: number;
            polygons: number;
            rank: number;
        };
        /**
         * Theirs
         * @description A polygon that may be swapped for it: the second part of the move, after a space.
         */
        ColleXionTheirs: {
            move: string;
            seat: number;
            kind: string;
        };
        /**
         * Took
         * @description A polygon was taken; `pair`: it is identical with the one before (CX-14).
         */
        ColleXionTook: {
            /** @enum {unknown} */
            type: "took";
            seat: number;
            polygon: number;
            kind: string;
            pair: boolean;
        };
        /**
         * Tray
         * @description The tray is `size` wide and high; `cut` units of each side belong to the point markers in each corner.
         */
        ColleXionTray: {
            size: number;
            cut: number;
        };
        /**
         * TrayMove
         * @description Take or remove a polygon.
         */
        ColleXionTrayMove: {
            move: string;
            polygon: number;
        };
        /**
         * View
         * @description All that a seat may know. `seat` is None for a spectator, who has no markers and may do nothing.
         *
         *         `mine` are the points of the viewer's own point markers, `takes_left` how many may still be taken in this turn,
         *         `last_round` the rule that made it the last one, or ''. `sheets` and `teams` are there when the game is over.
         */
        ColleXionView: {
            seat: number | null;
            options: components["schemas"]["ColleXionOptions"];
            seats: number;
            /** @enum {unknown} */
            phase: "over" | "play" | "shake" | "start";
            start: number;
            turn: number;
            tray: components["schemas"]["ColleXionTray"];
            pieces: components["schemas"]["ColleXionPiece"][];
            chain: components["schemas"]["ColleXionPicked"][];
            takes_left: number;
            acted: boolean;
            pair: boolean;
            held: boolean;
            handed: boolean;
            scoring: boolean;
            players: components["schemas"]["ColleXionPlayer"][];
            mine: number[];
            stacks: components["schemas"]["ColleXionStack"][];
            gone: number[][];
            last_round: string;
            may: components["schemas"]["ColleXionMay"];
            sheets: components["schemas"]["ColleXionSheet"][];
            teams: components["schemas"]["ColleXionTeam"][];
            winners: number[];
        };
        /**
         * Begins
         * @description This player begins the game.
         */
        CrossrummyBegins: {
            /** @enum {unknown} */
            type: "begins";
            seat: number;
            round: number;
        };
        /**
         * Dealt
         * @description A hand was dealt. `tiles` is empty for those who may not see it.
         */
        CrossrummyDealt: {
            /** @enum {unknown} */
            type: "dealt";
            seat: number;
            count: number;
            tiles: string[];
        };
        /**
         * Drew
         * @description CR-4, CR-5: tiles came out of the bag; `tiles` is empty for those who may not see them.
         */
        CrossrummyDrew: {
            /** @enum {unknown} */
            type: "drew";
            seat: number;
            count: number;
            tiles: string[];
        };
        CrossrummyEvent: components["schemas"]["CrossrummyBegins"] | components["schemas"]["CrossrummyDealt"] | components["schemas"]["CrossrummyOpened"] | components["schemas"]["CrossrummyTook"] | components["schemas"]["CrossrummyDrew"] | components["schemas"]["CrossrummyPlayed"] | components["schemas"]["CrossrummyHandedOn"] | components["schemas"]["CrossrummyLaid"] | components["schemas"]["CrossrummyPassed"] | components["schemas"]["CrossrummyRoundOver"] | components["schemas"]["CrossrummyOver"];
        /**
         * HandedOn
         * @description CR-5: what went from one player to the left neighbour; `tiles` is empty for those who may not see them.
         */
        CrossrummyHandedOn: {
            /** @enum {unknown} */
            type: "handedon";
            seat: number;
            to: number;
            count: number;
            tiles: string[];
        };
        /**
         * Laid
         * @description CR-6: a laying. `opens` says that the player has opened with it (CR-10); `left` how many tiles they hold now.
         *
         *         `shift` is how far the tiles that were not moved lie from where they lay: the table's first column and row are 0
         *         always. `moved` are only those that moved besides that.
         */
        CrossrummyLaid: {
            /** @enum {unknown} */
            type: "laid";
            seat: number;
            laid: components["schemas"]["CrossrummyPut"][];
            moved: components["schemas"]["CrossrummyShoved"][];
            shift: [
                number,
                number
            ];
            opens: boolean;
            groups: number;
            left: number;
        };
        /**
         * Line
         * @description A set or a run on the table: its tiles from left to right or from top to bottom.
         */
        CrossrummyLine: {
            /** @enum {unknown} */
            kind: "run" | "set";
            down: boolean;
            cell: [
                number,
                number
            ];
            tiles: string[];
        };
        /**
         * Lying
         * @description A tile on the table, and the number of the group that it belongs to.
         */
        CrossrummyLying: {
            cell: [
                number,
                number
            ];
            tile: string;
            group: number;
        };
        /**
         * May
         * @description What the viewer may do now. `give` is how many tiles they have to choose for *pass on*, 0 if none.
         */
        CrossrummyMay: {
            take: boolean;
            draw: boolean;
            lay: boolean;
            pass_on: boolean;
            draw_three: number[];
            give: number;
            pass: boolean;
        };
        /**
         * Opened
         * @description Tiles were laid open beside the table: at the start, or one where one was taken (then `place` says where).
         */
        CrossrummyOpened: {
            /** @enum {unknown} */
            type: "opened";
            tiles: string[];
            place: number;
        };
        /**
         * Options
         * @description What the players agreed on: how many games (CR-13), and who begins the first (CR-2).
         */
        CrossrummyOptions: {
            rounds: number;
            start: number | null;
        };
        /**
         * Over
         * @description It is all over, by this rule.
         */
        CrossrummyOver: {
            /** @enum {unknown} */
            type: "over";
            rule: string;
        };
        /**
         * Passed
         * @description CR-14: nothing was possible.
         */
        CrossrummyPassed: {
            /** @enum {unknown} */
            type: "passed";
            seat: number;
        };
        /**
         * Played
         * @description CR-5: an action tile was played and has left the game. `victim` is whoever has to draw three, None if nobody.
         */
        CrossrummyPlayed: {
            /** @enum {unknown} */
            type: "played";
            seat: number;
            /** @enum {unknown} */
            action: "draw-three" | "pass-on";
            victim: number | null;
        };
        /**
         * Put
         * @description A tile that was laid, where it lies on the table as it is now.
         */
        CrossrummyPut: {
            tile: string;
            cell: [
                number,
                number
            ];
        };
        /**
         * RoundOver
         * @description A game of the series is over, by this rule: what everybody held and what that costs them.
         */
        CrossrummyRoundOver: {
            /** @enum {unknown} */
            type: "roundover";
            round: number;
            rule: string;
            out: number | null;
            hands: string[][];
            points: number[];
            totals: number[];
        };
        /**
         * Sheet
         * @description A finished game of a series: what everybody still held and what that costs them. `out` laid their last tile.
         */
        CrossrummySheet: {
            number: number;
            start: number;
            hands: string[][];
            points: number[];
            out: number | null;
            reason: string;
        };
        /**
         * Shoved
         * @description A tile that changed its place: `cell` on the table as it was, `to` on the table as it is now.
         */
        CrossrummyShoved: {
            tile: string;
            cell: [
                number,
                number
            ];
            to: [
                number,
                number
            ];
        };
        /**
         * Took
         * @description CR-3: an open tile was taken from this place.
         */
        CrossrummyTook: {
            /** @enum {unknown} */
            type: "took";
            seat: number;
            tile: string;
            place: number;
        };
        /**
         * View
         * @description All that a seat may know. `seat` is None for a spectator, who has no rack and may do nothing.
         *
         *         `limit` is how many groups the table may have when the viewer has laid now, if they have opened or open with it
         *         (CR-9, CR-11; for a spectator, as if whoever is to play laid). `chosen` is what the viewer gives in a *pass on* that
         *         is not settled yet: of the others it isn't even known whether they have chosen. `sum` is what the viewer's rack
         *         would cost now. `gone` are the action tiles that have left the game.
         */
        CrossrummyView: {
            seat: number | null;
            options: components["schemas"]["CrossrummyOptions"];
            seats: number;
            /** @enum {unknown} */
            phase: "choose" | "deal" | "draw" | "hand-on" | "open" | "over" | "play" | "refill" | "start" | "three";
            round: number;
            start: number;
            turn: number;
            rack: string[];
            sum: number;
            hands: number[];
            bag: number;
            open: string[];
            gap: number | null;
            table: components["schemas"]["CrossrummyLying"][];
            lines: components["schemas"]["CrossrummyLine"][];
            groups: number;
            limit: number;
            opened: boolean[];
            gone: string[];
            chosen: string[] | null;
            victim: number | null;
            passes: number;
            may: components["schemas"]["CrossrummyMay"];
            sheets: components["schemas"]["CrossrummySheet"][];
            totals: number[];
            winners: number[];
            reason: string;
        };
        /**
         * Done
         * @description The request is carried out and stored; `seq` is the step it made.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            id: string;
            seq: number;
        };
        /** @enum {unknown} */
        ErrorCode: "malformed" | "too-large" | "too-fast" | "version" | "origin" | "host" | "crowded" | "no-table" | "not-your-seat" | "withdrawn" | "stale" | "repeated" | "not-started" | "unreadable" | "illegal" | "not-over" | "no-hints" | "not-your-turn" | "hint-failed" | "storage" | "internal" | "closing";
        /**
         * Failure
         * @description Nothing was changed. `text` is English; `problems` cite rules, `known` are the names there are.
         */
        Failure: {
            code: string;
            text: string;
            problems: components["schemas"]["Problem"][];
            known: string[];
        };
        /**
         * Flaw
         * @description What is wrong with a record, and where. `text` is English; clients translate by `code`, with what stands there
         *         (`about`), and each problem by its own code.
         */
        Flaw: {
            line: number;
            code: string;
            text: string;
            about: string;
            problems: components["schemas"]["Problem"][];
        };
        /**
         * GameInfo
         * @description A game that can be played here. `levels` are those of its bots, the weakest first.
         */
        GameInfo: {
            id: string;
            title: string;
            rules_version: number;
            seats: number[];
            options: components["schemas"]["Option"][];
            variants: components["schemas"]["Variant"][];
            levels: string[];
        };
        /**
         * GameMoment
         * @description A position of a game that is over.
         */
        GameMoment: {
            /** Table */
            table: string;
            /** Round */
            round: number;
            /**
             * At
             * @description After so many entries of the log
             */
            at: number;
        };
        /**
         * Health
         * @description The server is there.
         */
        Health: {
            /** @enum {unknown} */
            status: "ok";
            version: string;
        };
        /**
         * Hello
         * @description The first message. `secrets` are those of the seats that this client holds.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            version: number;
            /** @default [] */
            secrets?: string[];
        };
        /**
         * Here
         * @description A sign of life, for a seat where a bot plays because nothing was heard.
         */
        Here: {
            /** @enum {unknown} */
            type: "here";
            id: string;
            seat: number;
        };
        /**
         * Begins
         * @description This player begins.
         */
        HiddenStonesBegins: {
            /** @enum {unknown} */
            type: "begins";
            seat: number;
        };
        /**
         * Drew
         * @description A card was drawn; 0 for those who may not see it.
         */
        HiddenStonesDrew: {
            /** @enum {unknown} */
            type: "drew";
            seat: number;
            card: number;
        };
        /**
         * Ended
         * @description A turn ended.
         */
        HiddenStonesEnded: {
            /** @enum {unknown} */
            type: "ended";
            seat: number;
        };
        HiddenStonesEvent: components["schemas"]["HiddenStonesLaid"] | components["schemas"]["HiddenStonesBegins"] | components["schemas"]["HiddenStonesDrew"] | components["schemas"]["HiddenStonesReshuffled"] | components["schemas"]["HiddenStonesSwapped"] | components["schemas"]["HiddenStonesFlipped"] | components["schemas"]["HiddenStonesScored"] | components["schemas"]["HiddenStonesEnded"] | components["schemas"]["HiddenStonesPassed"] | components["schemas"]["HiddenStonesPenalty"] | components["schemas"]["HiddenStonesLastRound"] | components["schemas"]["HiddenStonesOver"];
        /**
         * Face
         * @description A card as people see it.
         */
        HiddenStonesFace: {
            number: number;
            points: number;
            formation: string;
        };
        /**
         * Flipped
         * @description A card was discarded to turn a stone over.
         */
        HiddenStonesFlipped: {
            /** @enum {unknown} */
            type: "flipped";
            seat: number;
            card: number;
            cell: string;
            face: string;
        };
        /**
         * Held
         * @description A card of the viewer's hand, and the place on the board where it lies or comes closest to lying.
         */
        HiddenStonesHeld: {
            number: number;
            points: number;
            formation: string;
            lies: boolean;
            cells: string[];
            missing: string[];
        };
        /**
         * Laid
         * @description The stones lie on the table.
         */
        HiddenStonesLaid: {
            /** @enum {unknown} */
            type: "laid";
            board: string;
        };
        /**
         * LastRound
         * @description Somebody has enough cards; the round is finished.
         */
        HiddenStonesLastRound: {
            /** @enum {unknown} */
            type: "lastround";
            seat: number;
        };
        /**
         * May
         * @description What the viewer may do now, and how many cards an end of turn or a pass would bring.
         */
        HiddenStonesMay: {
            act: boolean;
            end: boolean;
            pass: boolean;
            score: number[];
            end_draws: number;
            pass_draws: number;
        };
        /**
         * Options
         * @description What the players agreed on. `equal_turns` is settled from the edition (HS-11).
         */
        HiddenStonesOptions: {
            /** @enum {unknown} */
            edition: "magellan" | "piatnik";
            equal_turns: boolean;
            start: number | null;
            deck: string;
        };
        /**
         * Over
         * @description The game is over, by this rule.
         */
        HiddenStonesOver: {
            /** @enum {unknown} */
            type: "over";
            rule: string;
        };
        /**
         * Passed
         * @description A turn was passed.
         */
        HiddenStonesPassed: {
            /** @enum {unknown} */
            type: "passed";
            seat: number;
        };
        /**
         * Penalty
         * @description Solo: a turn ended with no card scored.
         */
        HiddenStonesPenalty: {
            /** @enum {unknown} */
            type: "penalty";
            count: number;
        };
        /**
         * Reshuffled
         * @description The discards became the new draw pile.
         */
        HiddenStonesReshuffled: {
            /** @enum {unknown} */
            type: "reshuffled";
            count: number;
        };
        /**
         * Scored
         * @description A card went to the won pile.
         */
        HiddenStonesScored: {
            /** @enum {unknown} */
            type: "scored";
            seat: number;
            card: number;
            points: number;
            cells: string[];
        };
        /**
         * Sheet
         * @description One player's column of the score sheet; `counts` are won cards of value 1, 2, 3 and 5.
         */
        HiddenStonesSheet: {
            counts: number[];
            cards: number;
            bonus: number;
            total: number;
        };
        /**
         * Swapped
         * @description A card was discarded to swap two stones.
         */
        HiddenStonesSwapped: {
            /** @enum {unknown} */
            type: "swapped";
            seat: number;
            card: number;
            a: string;
            b: string;
        };
        /**
         * View
         * @description All that a seat may know. `seat` is None for a spectator, who has no hand and may do nothing.
         */
        HiddenStonesView: {
            seat: number | null;
            options: components["schemas"]["HiddenStonesOptions"];
            seats: number;
            /** @enum {unknown} */
            phase: "deal" | "over" | "pile" | "play" | "refill" | "start" | "stones";
            board: string;
            hand: components["schemas"]["HiddenStonesHeld"][];
            hands: number[];
            won: components["schemas"]["HiddenStonesFace"][][];
            draw: number;
            discard: components["schemas"]["HiddenStonesFace"][];
            start: number;
            turn: number;
            owed: number;
            acted: boolean;
            scored: boolean;
            passed: boolean[];
            last_round: boolean;
            round_active: boolean;
            idle_rounds: number;
            penalties: number;
            target: number;
            seen: number[];
            reason: string;
            may: components["schemas"]["HiddenStonesMay"];
            sheets: components["schemas"]["HiddenStonesSheet"][];
        };
        /**
         * Hint
         * @description Ask for one good thing to do: where to look, or the `whole` move. Everybody is told that it was asked.
         */
        Hint: {
            /** @enum {unknown} */
            type: "hint";
            id: string;
            seat: number;
            seq: number;
            whole: boolean;
        };
        /**
         * HintTaken
         * @description Somebody took a hint before log entry `at`, or was shown the `whole` move. What it said is nobody else's.
         */
        HintTaken: {
            at: number;
            seat: number;
            whole: boolean;
        };
        /**
         * Hinted
         * @description The answer to `hint`, to nobody but the one who asked. `move` is what a bot would do that sees the same view.
         */
        Hinted: {
            /** @enum {unknown} */
            type: "hinted";
            id: string;
            seat: number;
            seq: number;
            move: string;
            whole: boolean;
        };
        /**
         * Hints
         * @description All hints of this game so far, where they belong in the log. Makes no step: `seq` stays.
         */
        Hints: {
            /** @enum {unknown} */
            type: "hints";
            hints: components["schemas"]["HintTaken"][];
        };
        /**
         * Invitation
         * @description What opens the free seats of a table, and what the link to send ends with.
         */
        Invitation: {
            invite: string;
        };
        /**
         * Leave
         * @description Go for good: a bot plays here from now on. Whoever says hello or asks for anything again is back.
         */
        Leave: {
            /** @enum {unknown} */
            type: "leave";
            id: string;
            seat: number;
        };
        /**
         * LentSeat
         * @description A seat at which another device may go on, with a secret of its own.
         */
        LentSeat: {
            table: string;
            game: string;
            seat: number;
            secret: string;
        };
        /**
         * LibraryGame
         * @description A game that is over, as it stands on the shelf. `turns` counts the moves of the players.
         */
        LibraryGame: {
            table: string;
            round: number;
            game: string;
            players: components["schemas"]["OverPlayer"][];
            result: components["schemas"]["Result"];
            turns: number;
            ended: string;
        };
        /**
         * Lobby
         * @description The public tables, the newest first: where somebody is waited for, and where one can watch.
         */
        Lobby: {
            waiting: components["schemas"]["LobbyTable"][];
            running: components["schemas"]["LobbyTable"][];
        };
        /**
         * LobbyTable
         * @description A public table, and when it was made.
         */
        LobbyTable: {
            table: components["schemas"]["TableInfo"];
            made: string;
        };
        /**
         * LogLine
         * @description One entry of a match's log as a seat may see it. `seat` is -1 for chance. `stand_in`: a bot moved for whoever
         *         sits there; left out of the many lines where none did.
         */
        LogLine: {
            number: number;
            seat: number;
            events: unknown[];
            stand_in?: boolean;
        };
        /**
         * MadePass
         * @description A way to another device: its link can be opened for so many `seconds`, and ends with the `token`.
         */
        MadePass: {
            id: string;
            token: string;
            seconds: number;
        };
        /**
         * MadeTable
         * @description A new table, with the secrets of the seats at the maker's device, and the invitation to the others.
         */
        MadeTable: {
            id: string;
            secrets: components["schemas"]["SeatSecret"][];
            invite: string;
        };
        /**
         * Move
         * @description Make a move, in notation, having seen `seq` steps.
         */
        Move: {
            /** @enum {unknown} */
            type: "move";
            id: string;
            seat: number;
            seq: number;
            move: string;
        };
        /**
         * MyTable
         * @description A table with the secrets that one has for it.
         */
        MyTable: {
            /** Id */
            id: string;
            /** Secrets */
            secrets: string[];
        };
        /**
         * MyTableNow
         * @description How it is at a table of one's own: it waits for players, for oneself (`turn`), for others (`running`), is `over`,
         *         or is `gone` for whoever has no other secrets.
         */
        MyTableNow: {
            id: string;
            /** @enum {unknown} */
            state: "gone" | "over" | "running" | "turn" | "waiting";
            table: components["schemas"]["TableInfo"] | null;
        };
        /**
         * MyTables
         * @description The tables that a browser knows.
         */
        MyTables: {
            /** Tables */
            tables: components["schemas"]["MyTable"][];
        };
        /**
         * NewPass
         * @description What shall go on on another device: who one is, and where one sits.
         */
        NewPass: {
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Face
             * @default
             */
            face?: string;
            /** Tables */
            tables: components["schemas"]["MyTable"][];
        };
        /**
         * NewTable
         * @description A table to be made; options that are left out have their defaults. Anybody may find a `public` one. Without a
         *     pace a bot stands in for the absent where several people play. Those who watch are `delay` seconds behind.
         */
        NewTable: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: string;
            };
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
            /**
             * Hints
             * @default true
             */
            hints?: boolean;
            /**
             * Public
             * @default false
             */
            public?: boolean;
            pace?: components["schemas"]["PaceWish"] | null;
            /**
             * Delay
             * @default 0
             */
            delay?: number;
        };
        /**
         * OpenedPass
         * @description Who one is on the other device now, and where one sits.
         */
        OpenedPass: {
            name: string;
            face: string;
            seats: components["schemas"]["LentSeat"][];
        };
        /**
         * Option
         * @description One thing that can be chosen when a table is made. Without `choices` it takes any text.
         */
        Option: {
            name: string;
            default: string;
            rule: string;
            choices: string[];
        };
        /**
         * OverPlayer
         * @description Who played in a game that is over.
         */
        OverPlayer: {
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "device" | "open" | "person";
            level: string;
            face: string;
        };
        /**
         * Pace
         * @description In seconds. `away`: how long an absent person's turn is waited for; `level`: of the stand-in; `move` and `game`:
         *         the clock, for one move and for all moves of a seat. None: there is no such limit.
         */
        Pace: {
            away: number | null;
            level: string;
            move: number | null;
            game: number | null;
        };
        /**
         * PaceWish
         * @description In seconds: how long an absent person's turn is waited for before a bot of this level stands in, and clocks for
         *     a move or for all moves of a seat. Null: there is no such limit.
         */
        PaceWish: {
            /** Away */
            away?: number | null;
            /**
             * Level
             * @default
             */
            level?: string;
            /** Move */
            move?: number | null;
            /** Game */
            game?: number | null;
        };
        /**
         * PassToken
         * @description What the link to another device ends with.
         */
        PassToken: {
            /** Token */
            token: string;
        };
        /**
         * PlayOn
         * @description A table that goes on from a position; the game and its options are those of the origin. No seat may be open.
         */
        PlayOn: {
            /** Origin */
            origin: components["schemas"]["GameMoment"] | components["schemas"]["RecordMoment"];
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
            /**
             * Hints
             * @default true
             */
            hints?: boolean;
        };
        /**
         * Problem
         * @description One reason why a move is not legal.
         *
         *         `code` is the key under which a client finds the words in a person's language; `text` says the same in English.
         */
        Problem: {
            rule: string;
            code: string;
            text: string;
            pieces: string[];
        };
        /**
         * RecordMoment
         * @description A position of a record.
         */
        RecordMoment: {
            /** Record */
            record: string;
            /**
             * At
             * @description After so many entries of the log
             */
            at: number;
        };
        /**
         * Refused
         * @description Nothing was changed. `id` is the request's, empty if it could not be read. `text` is English; clients translate
         *         by `code`, and each problem by its own code.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            id: string;
            /** @enum {unknown} */
            code: "closing" | "crowded" | "hint-failed" | "host" | "illegal" | "internal" | "malformed" | "no-hints" | "no-table" | "not-over" | "not-started" | "not-your-seat" | "not-your-turn" | "origin" | "repeated" | "stale" | "storage" | "too-fast" | "too-large" | "unreadable" | "version" | "withdrawn";
            text: string;
            problems: components["schemas"]["Problem"][];
        };
        /**
         * Rematch
         * @description Start another game at this table, with the same seats.
         */
        Rematch: {
            /** @enum {unknown} */
            type: "rematch";
            id: string;
            seat: number;
            seq: number;
        };
        /**
         * ReplayStep
         * @description One entry of the log of a finished game, and what a seat saw after it. `move` is empty where the seat could not
         *         know it, as for chance.
         */
        ReplayStep: {
            number: number;
            seat: number;
            move: string;
            events: unknown[];
            view: unknown;
        };
        Request: components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Check"] | components["schemas"]["Rematch"] | components["schemas"]["Hint"] | components["schemas"]["Leave"] | components["schemas"]["Here"];
        /**
         * Result
         * @description How a game ended; `reason` is the id of the rule that ended it. Rank 1 is the best, equal ranks are ties.
         */
        Result: {
            points: number[];
            ranks: number[];
            winners: number[];
            reason: string;
            teams: number[][];
        };
        /**
         * Search
         * @description Which games that are over: all that are left out don't matter. `own` are tables whose ids the asker knows, so
         *     their games may be shown; with `mine` only those. `after` is the `next` of the shelf before.
         */
        Search: {
            /**
             * Game
             * @default
             */
            game?: string;
            /**
             * Name
             * @default
             */
            name?: string;
            /** Seats */
            seats?: number | null;
            /** Since */
            since?: string | null;
            /** Until */
            until?: string | null;
            /**
             * Own
             * @default []
             */
            own?: string[];
            /**
             * Mine
             * @default false
             */
            mine?: boolean;
            /**
             * After
             * @default
             */
            after?: string;
            /**
             * Limit
             * @default 24
             */
            limit?: number;
        };
        /**
         * SeatClock
         * @description The milliseconds that a person has left as of this message, and whether they are running out.
         */
        SeatClock: {
            seat: number;
            left: number;
            running: boolean;
        };
        /**
         * SeatInfo
         * @description Who sits where. `present` says whether a person is connected now; bots always are. `face` is what their
         *         picture is drawn from. `stand_in`: a bot plays here until the person is back.
         */
        SeatInfo: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "device" | "open" | "person";
            name: string;
            level: string;
            present: boolean;
            face: string;
            stand_in: boolean;
        };
        /**
         * SeatKey
         * @description The secret of a seat, as a proof that one sits there.
         */
        SeatKey: {
            /** Secret */
            secret: string;
        };
        /** @enum {unknown} */
        SeatKind: "open" | "person" | "device" | "bot";
        /**
         * SeatSecret
         * @description A seat and what opens it: whoever has the secret plays there.
         */
        SeatSecret: {
            seat: number;
            secret: string;
        };
        /**
         * SeatView
         * @description All that one seat (or a spectator, None) gets: the game's view, new log lines, whether undo is possible, and
         *         whether it is to move, alone or with others.
         */
        SeatView: {
            seat: number | null;
            view: unknown;
            log: components["schemas"]["LogLine"][];
            can_undo: boolean;
            to_move: boolean;
        };
        /**
         * SeatWish
         * @description Who is to sit on a seat: anybody with the link, somebody at the maker's device, or a bot of a level.
         */
        SeatWish: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "device" | "bot";
            /**
             * Level
             * @default
             */
            level?: string;
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Face
             * @default
             */
            face?: string;
        };
        /**
         * Seats
         * @description Somebody took a seat, came, went or began to watch, or a bot plays for somebody.
         */
        Seats: {
            /** @enum {unknown} */
            type: "seats";
            table: components["schemas"]["TableInfo"];
        };
        ServerMessage: components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Seats"] | components["schemas"]["Hints"] | components["schemas"]["Done"] | components["schemas"]["Checked"] | components["schemas"]["Hinted"] | components["schemas"]["Refused"];
        /**
         * Shelf
         * @description Games, the newest first. `next` asks for those after them, and is empty where there are none.
         */
        Shelf: {
            games: components["schemas"]["LibraryGame"][];
            next: string;
        };
        /**
         * Study
         * @description A record, step by step, as far as it goes. Without a head it can't be read at all, and the flaw says why.
         */
        Study: {
            head: components["schemas"]["StudyHead"] | null;
            steps: components["schemas"]["ReplayStep"][];
            flaw: components["schemas"]["Flaw"] | null;
        };
        /**
         * StudyHead
         * @description What a record says of its game. `checked`: whether every chance move follows from the seed. The result is null as
         *         long as the game is not over; `begun` moves were given.
         */
        StudyHead: {
            game: string;
            options: {
                [key: string]: string;
            };
            players: string[];
            begun: number;
            result: components["schemas"]["Result"] | null;
            /** @enum {unknown} */
            checked: "flawed" | "no-seed" | "verified";
        };
        /**
         * StudyWish
         * @description A record to look at, as a seat saw the game (null: as a spectator).
         */
        StudyWish: {
            /** Record */
            record: string;
            /** Seat */
            seat?: number | null;
        };
        /**
         * TableInfo
         * @description What everybody may know of a table. `round` counts rematches from 0; `hints` says whether there are any. Anybody
         *         may find a `public` table and sit down. The first `begun` entries of the log were given, because it goes on from a
         *         position of another game. Those who watch are `delay` seconds behind.
         */
        TableInfo: {
            id: string;
            game: string;
            options: {
                [key: string]: string;
            };
            seats: components["schemas"]["SeatInfo"][];
            round: number;
            started: boolean;
            hints: boolean;
            watchers: number;
            public: boolean;
            pace: components["schemas"]["Pace"];
            begun: number;
            delay: number;
        };
        /**
         * TakeSeat
         * @description Sit down under a name, on this seat or on the first that is open. Where not everybody may, with an invitation.
         */
        TakeSeat: {
            /** Name */
            name: string;
            /** Seat */
            seat?: number | null;
            /**
             * Face
             * @default
             */
            face?: string;
            /**
             * Invite
             * @default
             */
            invite?: string;
        };
        /**
         * Tally
         * @description How many games are over at a table, and how many of them each seat won; a shared win counts for each.
         */
        Tally: {
            games: number;
            wins: number[];
        };
        /**
         * Answered
         * @description What a player says to that.
         */
        TriominosAnswered: {
            /** @enum {unknown} */
            type: "answered";
            seat: number;
            agrees: boolean;
        };
        /**
         * Begins
         * @description This player begins the round.
         */
        TriominosBegins: {
            /** @enum {unknown} */
            type: "begins";
            seat: number;
            round: number;
        };
        /**
         * Bought
         * @description A stone was paid for; `count` is how many it are in this turn now.
         */
        TriominosBought: {
            /** @enum {unknown} */
            type: "bought";
            seat: number;
            count: number;
            price: number;
        };
        /**
         * Drawn
         * @description TR-2: a stone drawn for the start, open to all.
         */
        TriominosDrawn: {
            seat: number;
            stone: string;
        };
        /**
         * Drew
         * @description A stone was dealt or bought; '' for those who may not see it.
         */
        TriominosDrew: {
            /** @enum {unknown} */
            type: "drew";
            seat: number;
            stone: string;
        };
        TriominosEvent: components["schemas"]["TriominosLot"] | components["schemas"]["TriominosTie"] | components["schemas"]["TriominosBegins"] | components["schemas"]["TriominosDrew"] | components["schemas"]["TriominosBought"] | components["schemas"]["TriominosLaid"] | components["schemas"]["TriominosPassed"] | components["schemas"]["TriominosLastLap"] | components["schemas"]["TriominosProposed"] | components["schemas"]["TriominosAnswered"] | components["schemas"]["TriominosPlayedOn"] | components["schemas"]["TriominosRoundOver"] | components["schemas"]["TriominosOver"];
        /**
         * Laid
         * @description A stone was laid. `points` are its value and its bonus.
         */
        TriominosLaid: {
            /** @enum {unknown} */
            type: "laid";
            seat: number;
            stone: string;
            cell: string;
            numbers: [
                number,
                number,
                number
            ];
            value: number;
            /** @enum {unknown} */
            bonus: "" | "bridge" | "double-hexagon" | "hexagon";
            bonus_points: number;
            points: number;
        };
        /**
         * LastLap
         * @description A player has laid their last stone; the lap is played to its end.
         */
        TriominosLastLap: {
            /** @enum {unknown} */
            type: "lastlap";
            seat: number;
        };
        /**
         * Lot
         * @description A stone was drawn for the start (TR-2).
         */
        TriominosLot: {
            /** @enum {unknown} */
            type: "lot";
            seat: number;
            stone: string;
        };
        /**
         * Lying
         * @description A stone on the table. Rows go down from the first stone, columns right in half sides; `up` is a ▲, else a ▼.
         *
         *         `numbers` are clockwise from the corner that points: top, right, left of a ▲; bottom, left, right of a ▼.
         */
        TriominosLying: {
            seat: number;
            stone: string;
            cell: string;
            row: number;
            column: number;
            up: boolean;
            numbers: [
                number,
                number,
                number
            ];
        };
        /**
         * May
         * @description What the viewer may do now, and what it costs. `must_lay`: neither buying nor passing is possible.
         */
        TriominosMay: {
            lay: components["schemas"]["TriominosPlace"][];
            must_lay: boolean;
            buy: boolean;
            buy_price: number;
            pass: boolean;
            pass_price: number;
            stop: boolean;
            answer: boolean;
        };
        /**
         * Options
         * @description What the players agreed on: a number of rounds, or a target that somebody reaches (TR-13).
         */
        TriominosOptions: {
            rounds: number;
            target: number | null;
            start: number | null;
        };
        /**
         * Over
         * @description The game is over, by this rule.
         */
        TriominosOver: {
            /** @enum {unknown} */
            type: "over";
            rule: string;
        };
        /**
         * Passed
         * @description A turn ended without a stone.
         */
        TriominosPassed: {
            /** @enum {unknown} */
            type: "passed";
            seat: number;
            price: number;
        };
        /**
         * Place
         * @description A stone of the rack where it fits, turned as it fits, with what it brings and the stones it would lie beside.
         */
        TriominosPlace: {
            move: string;
            stone: string;
            cell: string;
            row: number;
            column: number;
            up: boolean;
            numbers: [
                number,
                number,
                number
            ];
            beside: string[];
            value: number;
            /** @enum {unknown} */
            bonus: "" | "bridge" | "double-hexagon" | "hexagon";
            bonus_points: number;
            points: number;
        };
        /**
         * PlayedOn
         * @description Not all agreed: the turn goes on.
         */
        TriominosPlayedOn: {
            /** @enum {unknown} */
            type: "playedon";
            seat: number;
        };
        /**
         * Proposed
         * @description A player proposes to stop early.
         */
        TriominosProposed: {
            /** @enum {unknown} */
            type: "proposed";
            seat: number;
        };
        /**
         * RoundOver
         * @description A round is over, by this rule: what everybody held, what that brought or cost them, and the points.
         */
        TriominosRoundOver: {
            /** @enum {unknown} */
            type: "roundover";
            round: number;
            rule: string;
            hands: string[][];
            end_points: number[];
            points: number[];
            totals: number[];
        };
        /**
         * Sheet
         * @description A finished round: its turns, what everybody still held, and what that brought or cost them at the end.
         */
        TriominosSheet: {
            number: number;
            start: number;
            turns: components["schemas"]["TriominosTurn"][];
            hands: string[][];
            end_points: number[];
            points: number[];
            out: number | null;
            reason: string;
        };
        /**
         * Stone
         * @description A stone of the viewer's rack; its numbers clockwise from the smallest.
         */
        TriominosStone: {
            stone: string;
            numbers: [
                number,
                number,
                number
            ];
            value: number;
        };
        /**
         * Tie
         * @description These players drew the same highest value and draw again.
         */
        TriominosTie: {
            /** @enum {unknown} */
            type: "tie";
            seats: number[];
        };
        /**
         * Turn
         * @description One line of the score sheet. `stone` is '' for a pass; `penalty` is what buying and passing cost.
         */
        TriominosTurn: {
            seat: number;
            stone: string;
            cell: string;
            value: number;
            /** @enum {unknown} */
            bonus: "" | "bridge" | "double-hexagon" | "hexagon";
            bonus_points: number;
            bought: number;
            penalty: number;
            points: number;
        };
        /**
         * View
         * @description All that a seat may know. `seat` is None for a spectator, who has no rack and may do nothing.
         *
         *         `turns` and `scores` are of the round that is being played, `sheets` the finished rounds, `totals` all together.
         */
        TriominosView: {
            seat: number | null;
            options: components["schemas"]["TriominosOptions"];
            seats: number;
            /** @enum {unknown} */
            phase: "buy" | "deal" | "over" | "play" | "start" | "vote";
            round: number;
            start: number;
            turn: number;
            contenders: number[];
            drawn: components["schemas"]["TriominosDrawn"][];
            rack: components["schemas"]["TriominosStone"][];
            hands: number[];
            pool: number;
            layout: components["schemas"]["TriominosLying"][];
            bought: number;
            penalty: number;
            out: number | null;
            proposed: boolean[];
            votes: (boolean | null)[];
            may: components["schemas"]["TriominosMay"];
            turns: components["schemas"]["TriominosTurn"][];
            scores: number[];
            totals: number[];
            sheets: components["schemas"]["TriominosSheet"][];
            winners: number[];
            reason: string;
        };
        /**
         * Undo
         * @description Take the last step of one's own turn back.
         */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            id: string;
            seat: number;
            seq: number;
        };
        /**
         * Update
         * @description One step of the table: from `seq - 1` to `seq`. `log` holds only what is new; after an undo, `undone` log entries
         *         are gone from the end first.
         */
        Update: {
            /** @enum {unknown} */
            type: "update";
            seq: number;
            views: components["schemas"]["SeatView"][];
            undone: number;
            result: components["schemas"]["Result"] | null;
            clocks: components["schemas"]["SeatClock"][];
        };
        /**
         * Variant
         * @description A way to play worth its own name; the conformance suite and the goldens cover each.
         */
        Variant: {
            name: string;
            seats: number[];
            options: {
                [key: string]: string;
            };
        };
        /**
         * Welcome
         * @description The whole table: answer to `hello`, and sent again whenever a client has to start afresh (a rematch). `invite` is
         *         what opens a free seat; only those who sit at the table are told.
         */
        Welcome: {
            /** @enum {unknown} */
            type: "welcome";
            table: components["schemas"]["TableInfo"];
            seq: number;
            views: components["schemas"]["SeatView"][];
            result: components["schemas"]["Result"] | null;
            hints: components["schemas"]["HintTaken"][];
            invite: string;
            clocks: components["schemas"]["SeatClock"][];
        };
        /**
         * Withdrawn
         * @description A pass is no more, and so many keys with it.
         */
        Withdrawn: {
            keys: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health_api_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    make_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeTable"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    table_info_api_tables__table__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link to the table ends with */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    take_seat_api_tables__table__seats_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link to the table ends with */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeSeat"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatSecret"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    record_api_tables__table__rounds__round__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link to the table ends with */
                table: string;
                /** @description The number of the game at this table, from 0 */
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    replay_api_tables__table__rounds__round__replay_get: {
        parameters: {
            query?: {
                /** @description From which seat it is seen: a number, or as a spectator */
                seat?: number | "spectator";
            };
            header?: never;
            path: {
                /** @description What the link to the table ends with */
                table: string;
                /** @description The number of the game at this table, from 0 */
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStep"][];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hints_api_tables__table__rounds__round__hints_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link to the table ends with */
                table: string;
                /** @description The number of the game at this table, from 0 */
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintTaken"][];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tally_api_tables__table__tally_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link to the table ends with */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tally"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    invitation_api_invites__invite__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the invitation's link ends with */
                invite: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    renew_invitation_api_tables__table__invite_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link to the table ends with */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatKey"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    public_tables_api_lobby_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    my_tables_api_mine_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyTables"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableNow"][];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    make_pass_api_passes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPass"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadePass"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    open_pass_api_passes_open_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassToken"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedPass"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    withdraw_pass_api_passes_withdraw_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassToken"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawn"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    search_api_library_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Search"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    study_api_study_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyWish"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    go_on_api_play_on_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOn"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeTable"];
                };
            };
            /** @description The storage failed; nothing was changed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused; nothing was changed */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}

export type Check = components['schemas']['Check'];
export type Checked = components['schemas']['Checked'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type ColleXionBegins = components['schemas']['ColleXionBegins'];
export type ColleXionComplete = components['schemas']['ColleXionComplete'];
export type ColleXionEnded = components['schemas']['ColleXionEnded'];
export type ColleXionEvent = components['schemas']['ColleXionEvent'];
export type ColleXionExchange = components['schemas']['ColleXionExchange'];
export type ColleXionGave = components['schemas']['ColleXionGave'];
export type ColleXionHanded = components['schemas']['ColleXionHanded'];
export type ColleXionLastRound = components['schemas']['ColleXionLastRound'];
export type ColleXionMay = components['schemas']['ColleXionMay'];
export type ColleXionMine = components['schemas']['ColleXionMine'];
export type ColleXionOptions = components['schemas']['ColleXionOptions'];
export type ColleXionOver = components['schemas']['ColleXionOver'];
export type ColleXionPicked = components['schemas']['ColleXionPicked'];
export type ColleXionPiece = components['schemas']['ColleXionPiece'];
export type ColleXionPlayer = components['schemas']['ColleXionPlayer'];
export type ColleXionRemoved = components['schemas']['ColleXionRemoved'];
export type ColleXionReward = components['schemas']['ColleXionReward'];
export type ColleXionScored = components['schemas']['ColleXionScored'];
export type ColleXionShaken = components['schemas']['ColleXionShaken'];
export type ColleXionSheet = components['schemas']['ColleXionSheet'];
export type ColleXionStack = components['schemas']['ColleXionStack'];
export type ColleXionStole = components['schemas']['ColleXionStole'];
export type ColleXionSwapped = components['schemas']['ColleXionSwapped'];
export type ColleXionTeam = components['schemas']['ColleXionTeam'];
export type ColleXionTheirs = components['schemas']['ColleXionTheirs'];
export type ColleXionTook = components['schemas']['ColleXionTook'];
export type ColleXionTray = components['schemas']['ColleXionTray'];
export type ColleXionTrayMove = components['schemas']['ColleXionTrayMove'];
export type ColleXionView = components['schemas']['ColleXionView'];
export type CrossrummyBegins = components['schemas']['CrossrummyBegins'];
export type CrossrummyDealt = components['schemas']['CrossrummyDealt'];
export type CrossrummyDrew = components['schemas']['CrossrummyDrew'];
export type CrossrummyEvent = components['schemas']['CrossrummyEvent'];
export type CrossrummyHandedOn = components['schemas']['CrossrummyHandedOn'];
export type CrossrummyLaid = components['schemas']['CrossrummyLaid'];
export type CrossrummyLine = components['schemas']['CrossrummyLine'];
export type CrossrummyLying = components['schemas']['CrossrummyLying'];
export type CrossrummyMay = components['schemas']['CrossrummyMay'];
export type CrossrummyOpened = components['schemas']['CrossrummyOpened'];
export type CrossrummyOptions = components['schemas']['CrossrummyOptions'];
export type CrossrummyOver = components['schemas']['CrossrummyOver'];
export type CrossrummyPassed = components['schemas']['CrossrummyPassed'];
export type CrossrummyPlayed = components['schemas']['CrossrummyPlayed'];
export type CrossrummyPut = components['schemas']['CrossrummyPut'];
export type CrossrummyRoundOver = components['schemas']['CrossrummyRoundOver'];
export type CrossrummySheet = components['schemas']['CrossrummySheet'];
export type CrossrummyShoved = components['schemas']['CrossrummyShoved'];
export type CrossrummyTook = components['schemas']['CrossrummyTook'];
export type CrossrummyView = components['schemas']['CrossrummyView'];
export type Done = components['schemas']['Done'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Failure = components['schemas']['Failure'];
export type Flaw = components['schemas']['Flaw'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameMoment = components['schemas']['GameMoment'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
export type Here = components['schemas']['Here'];
export type HiddenStonesBegins = components['schemas']['HiddenStonesBegins'];
export type HiddenStonesDrew = components['schemas']['HiddenStonesDrew'];
export type HiddenStonesEnded = components['schemas']['HiddenStonesEnded'];
export type HiddenStonesEvent = components['schemas']['HiddenStonesEvent'];
export type HiddenStonesFace = components['schemas']['HiddenStonesFace'];
export type HiddenStonesFlipped = components['schemas']['HiddenStonesFlipped'];
export type HiddenStonesHeld = components['schemas']['HiddenStonesHeld'];
export type HiddenStonesLaid = components['schemas']['HiddenStonesLaid'];
export type HiddenStonesLastRound = components['schemas']['HiddenStonesLastRound'];
export type HiddenStonesMay = components['schemas']['HiddenStonesMay'];
export type HiddenStonesOptions = components['schemas']['HiddenStonesOptions'];
export type HiddenStonesOver = components['schemas']['HiddenStonesOver'];
export type HiddenStonesPassed = components['schemas']['HiddenStonesPassed'];
export type HiddenStonesPenalty = components['schemas']['HiddenStonesPenalty'];
export type HiddenStonesReshuffled = components['schemas']['HiddenStonesReshuffled'];
export type HiddenStonesScored = components['schemas']['HiddenStonesScored'];
export type HiddenStonesSheet = components['schemas']['HiddenStonesSheet'];
export type HiddenStonesSwapped = components['schemas']['HiddenStonesSwapped'];
export type HiddenStonesView = components['schemas']['HiddenStonesView'];
export type Hint = components['schemas']['Hint'];
export type HintTaken = components['schemas']['HintTaken'];
export type Hinted = components['schemas']['Hinted'];
export type Hints = components['schemas']['Hints'];
export type Invitation = components['schemas']['Invitation'];
export type Leave = components['schemas']['Leave'];
export type LentSeat = components['schemas']['LentSeat'];
export type LibraryGame = components['schemas']['LibraryGame'];
export type Lobby = components['schemas']['Lobby'];
export type LobbyTable = components['schemas']['LobbyTable'];
export type LogLine = components['schemas']['LogLine'];
export type MadePass = components['schemas']['MadePass'];
export type MadeTable = components['schemas']['MadeTable'];
export type Move = components['schemas']['Move'];
export type MyTable = components['schemas']['MyTable'];
export type MyTableNow = components['schemas']['MyTableNow'];
export type MyTables = components['schemas']['MyTables'];
export type NewPass = components['schemas']['NewPass'];
export type NewTable = components['schemas']['NewTable'];
export type OpenedPass = components['schemas']['OpenedPass'];
export type Option = components['schemas']['Option'];
export type OverPlayer = components['schemas']['OverPlayer'];
export type Pace = components['schemas']['Pace'];
export type PaceWish = components['schemas']['PaceWish'];
export type PassToken = components['schemas']['PassToken'];
export type PlayOn = components['schemas']['PlayOn'];
export type Problem = components['schemas']['Problem'];
export type RecordMoment = components['schemas']['RecordMoment'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type ReplayStep = components['schemas']['ReplayStep'];
export type Request = components['schemas']['Request'];
export type Result = components['schemas']['Result'];
export type Search = components['schemas']['Search'];
export type SeatClock = components['schemas']['SeatClock'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatKey = components['schemas']['SeatKey'];
export type SeatKind = components['schemas']['SeatKind'];
export type SeatSecret = components['schemas']['SeatSecret'];
export type SeatView = components['schemas']['SeatView'];
export type SeatWish = components['schemas']['SeatWish'];
export type Seats = components['schemas']['Seats'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type Shelf = components['schemas']['Shelf'];
export type Study = components['schemas']['Study'];
export type StudyHead = components['schemas']['StudyHead'];
export type StudyWish = components['schemas']['StudyWish'];
export type TableInfo = components['schemas']['TableInfo'];
export type TakeSeat = components['schemas']['TakeSeat'];
export type Tally = components['schemas']['Tally'];
export type TriominosAnswered = components['schemas']['TriominosAnswered'];
export type TriominosBegins = components['schemas']['TriominosBegins'];
export type TriominosBought = components['schemas']['TriominosBought'];
export type TriominosDrawn = components['schemas']['TriominosDrawn'];
export type TriominosDrew = components['schemas']['TriominosDrew'];
export type TriominosEvent = components['schemas']['TriominosEvent'];
export type TriominosLaid = components['schemas']['TriominosLaid'];
export type TriominosLastLap = components['schemas']['TriominosLastLap'];
export type TriominosLot = components['schemas']['TriominosLot'];
export type TriominosLying = components['schemas']['TriominosLying'];
export type TriominosMay = components['schemas']['TriominosMay'];
export type TriominosOptions = components['schemas']['TriominosOptions'];
export type TriominosOver = components['schemas']['TriominosOver'];
export type TriominosPassed = components['schemas']['TriominosPassed'];
export type TriominosPlace = components['schemas']['TriominosPlace'];
export type TriominosPlayedOn = components['schemas']['TriominosPlayedOn'];
export type TriominosProposed = components['schemas']['TriominosProposed'];
export type TriominosRoundOver = components['schemas']['TriominosRoundOver'];
export type TriominosSheet = components['schemas']['TriominosSheet'];
export type TriominosStone = components['schemas']['TriominosStone'];
export type TriominosTie = components['schemas']['TriominosTie'];
export type TriominosTurn = components['schemas']['TriominosTurn'];
export type TriominosView = components['schemas']['TriominosView'];
export type Undo = components['schemas']['Undo'];
export type Update = components['schemas']['Update'];
export type Variant = components['schemas']['Variant'];
export type Welcome = components['schemas']['Welcome'];
export type Withdrawn = components['schemas']['Withdrawn'];
