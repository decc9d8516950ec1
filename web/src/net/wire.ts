// Generated from the types of the server by `npm run wire`; do not edit.

export const VERSION = 2;

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
         * @description Is the server running?
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
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game as its room has them, in Markdown, for clients without a rules page of their own.
         */
        get: operations["rules_api_games__game__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bots
         * @description The bots with a name of their own that play this game and are here now.
         */
        get: operations["bots_api_games__game__bots_get"];
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
         * @description The record of a finished game.
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
         * @description A finished game, step by step and page by page, as one seat saw it. `plain` views are for clients without a board
         *     for the game.
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
         * @description Who took a hint in a finished game, and when.
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
         * @description Who won how many of the finished games at this table.
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
         * @description Renew the invitation to a table where you sit. The old one no longer works.
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
         * @description How things stand at your tables. It changes nothing: it is a POST because secrets don't belong in an address.
         */
        post: operations["my_tables_api_mine_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mine/nameless": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Names Out
         * @description Take the names and faces out of your seats, out of the games played there and out of the links to other devices.
         *     The moves stay. You may ask again.
         */
        post: operations["take_names_out_api_mine_nameless_post"];
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
         * @description Make a link with which another device can continue at your seats.
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
         * @description Continue on this device: get its own keys to the seats of a pass.
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
         * @description Withdraw a pass: the keys that it gave no longer open anything.
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
         * @description Finished games, the newest first. It is a POST because a question can be longer than an address.
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
         * @description A record, step by step and page by page. It is not stored.
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
         * @description Make a table that continues from a position of a finished game, of a record, or of a table at home.
         */
        post: operations["go_on_api_play_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rounds/{round}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review
         * @description The review of a finished game, or how far it is. Nothing begins. An outdated one counts as none.
         */
        get: operations["review_api_tables__table__rounds__round__review_get"];
        put?: never;
        /**
         * Begin Review
         * @description Review a finished game, unless that was done before; an outdated review is made anew. It takes up to a minute;
         *     ask again for the answer.
         */
        post: operations["begin_review_api_tables__table__rounds__round__review_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin Review Of Record
         * @description Review the game of a record. It is not stored: after some time, or after a restart, it has to be begun again.
         */
        post: operations["begin_review_of_record_api_reviews_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review Of Record
         * @description The review of a record, or how far it is.
         */
        get: operations["review_of_record_api_reviews__key__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Again
         * @description Make a decision of a finished game again: what it was decided from, and what another move is worth.
         */
        post: operations["try_again_api_tries_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shelf
         * @description How many puzzles a game has, and which is today's.
         */
        get: operations["shelf_api_puzzles__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Told
         * @description A puzzle, as the seat that has to solve it sees it.
         */
        get: operations["told_api_puzzles__game___number__get"];
        put?: never;
        /**
         * Tried
         * @description Try to solve a puzzle. Nothing is stored: the moves are all from its start.
         */
        post: operations["tried_api_puzzles__game___number__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Solution
         * @description Moves that solve a puzzle.
         */
        get: operations["solution_api_puzzles__game___number__solution_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sketches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look
         * @description Whether a table at home is legal, and how it looks after these moves of yours.
         */
        post: operations["look_api_sketches_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sketches/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Best
         * @description The best moves at a table at home, with chances and reasons. Takes a few seconds.
         */
        post: operations["best_api_sketches_best_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sketches/puzzle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puzzle
         * @description The puzzle that a table at home makes, if its goal can be proven.
         */
        post: operations["puzzle_api_sketches_puzzle_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sketches/puzzle/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt
         * @description Try to solve the puzzle of a table at home: `moves` are all from its start. With `check`, the last one is only
         *     checked.
         */
        post: operations["attempt_api_sketches_puzzle_attempt_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sketches/puzzle/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solution
         * @description Moves that solve the puzzle of a table at home.
         */
        post: operations["solution_api_sketches_puzzle_solution_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts
         * @description How many tables, games and connections there are, and the size of the database.
         */
        get: operations["counts_api_admin_counts_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tables
         * @description The tables; the one where something happened last comes first. It is a POST because names don't belong in an
         *     address.
         */
        post: operations["tables_api_admin_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Games
         * @description The games of the library, including those of private tables.
         */
        post: operations["games_api_admin_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete Table
         * @description Delete a table with all its games, in use or not.
         */
        delete: operations["delete_table_api_admin_tables__code__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{code}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete Game
         * @description Delete a finished game. Its table stays.
         */
        delete: operations["delete_game_api_admin_tables__code__rounds__round__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clean": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clean
         * @description Delete the tables that are older than the settings allow, except for those in use.
         */
        post: operations["clean_api_admin_clean_post"];
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
         * AdminCounts
         * @description The house in numbers. `stale` tables are those that the settings say to delete; `size` is the size of the
         *         database in bytes.
         */
        AdminCounts: {
            tables: number;
            stale: number;
            games: number;
            connections: number;
            size: number;
        };
        /**
         * AdminGame
         * @description A finished game, with the code of its table and its number there. The id is there only if the table is public.
         */
        AdminGame: {
            code: string;
            id: string;
            round: number;
            game: string;
            players: string[];
            public: boolean;
            result: components["schemas"]["Result"];
            turns: number;
            ended: string;
        };
        /**
         * AdminGames
         * @description Games of the library, the newest first. `next` asks for those after them, and is empty where there are none.
         */
        AdminGames: {
            games: components["schemas"]["AdminGame"][];
            next: string;
        };
        /**
         * AdminTable
         * @description A table with its `code`, which is how a host names it to delete it. The id is there only if the table is public:
         *         the id of a private one is an invitation to watch it. `connected` counts those who watch, too.
         */
        AdminTable: {
            code: string;
            id: string;
            game: string;
            players: string[];
            public: boolean;
            made: string;
            touched: string;
            steps: number;
            connected: number;
        };
        /**
         * AdminTables
         * @description Tables, and whether there are `more`. The table where something happened last comes first.
         */
        AdminTables: {
            tables: components["schemas"]["AdminTable"][];
            more: boolean;
        };
        /**
         * BestMove
         * @description A move in notation and as data, the chance to win with it, and what speaks for it. `behind` is how much less the
         *         chance is than with the best move; `worse`: that is certain. Both chances have a standard error.
         */
        BestMove: {
            move: string;
            data: unknown;
            chance: number;
            error: number;
            behind: number;
            behind_error: number;
            worse: boolean;
            reasons: unknown[];
        };
        /**
         * BestMoves
         * @description The best moves at a table at home, the best first.
         */
        BestMoves: {
            moves: components["schemas"]["BestMove"][];
        };
        /**
         * Better
         * @description A move that would have been better, in notation and as data, and what speaks for it.
         */
        Better: {
            move: string;
            data: unknown;
            reasons: unknown[];
        };
        /**
         * Check
         * @description Ask what is wrong with a move, without making it.
         */
        Check: {
            /** @enum {unknown} */
            type: "check";
            id: string;
            seat: number;
            move: string | Record<string, unknown>;
        };
        /**
         * Checked
         * @description The answer to `check`: everything that is wrong with the move.
         */
        Checked: {
            /** @enum {unknown} */
            type: "checked";
            id: string;
            problems: components["schemas"]["Problem"][];
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Check"] | components["schemas"]["Rematch"] | components["schemas"]["Hint"] | components["schemas"]["Leave"] | components["schemas"]["Here"] | components["schemas"]["Sign"] | components["schemas"]["Ping"];
        /**
         * Coached
         * @description What the coach says of a move, only to the one who asked: it is a clear mistake, and costs so much of the chance
         *         to win. `move` would be better, for these `reasons`; `data` is the same move as data. `made`: the move was made
         *         after step `seq`, and can be undone. Otherwise there would be no way back, so it was not made, and nothing has
         *         changed: send it again without `coach` to play on.
         */
        Coached: {
            /** @enum {unknown} */
            type: "coached";
            id: string;
            seat: number;
            seq: number;
            move: string;
            data: unknown;
            cost: number;
            made: boolean;
            reasons: unknown[];
        };
        /**
         * Deleted
         * @description How many tables or games were deleted.
         */
        Deleted: {
            count: number;
        };
        /**
         * Done
         * @description The request was carried out, and stored if it made a step. `seq` is that step, or the last one.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            id: string;
            seq: number;
        };
        /** @enum {unknown} */
        ErrorCode: "malformed" | "too-large" | "too-fast" | "much-stored" | "version" | "origin" | "host" | "crowded" | "no-table" | "no-game" | "deleted" | "rules-fault" | "not-your-seat" | "withdrawn" | "stale" | "repeated" | "not-started" | "unreadable" | "illegal" | "not-over" | "no-hints" | "not-your-turn" | "hint-failed" | "storage" | "internal" | "closing";
        /**
         * Failure
         * @description Nothing was changed. `text` is English; `problems` cite rules; `known` lists the names that would be valid.
         */
        Failure: {
            code: string;
            text: string;
            problems: components["schemas"]["Problem"][];
            known: string[];
        };
        /**
         * Flaw
         * @description What is wrong with a record, and where. `text` is English; clients translate by `code` and name what they found
         *         there (`about`); they translate each problem by its own code.
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
         * @description A game that can be played here. `levels` are the levels of its bots, the weakest first.
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
         * @description A position of a finished game.
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
         * GameRecord
         * @description The record of a finished game.
         */
        GameRecord: {
            /** Record */
            record: string;
        };
        /**
         * GameSearch
         * @description Which games of the library; `after` is the `next` of the page before.
         */
        GameSearch: {
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
         * Health
         * @description The server is running.
         */
        Health: {
            /** @enum {unknown} */
            status: "ok";
            version: string;
        };
        /**
         * Hello
         * @description The first message. `secrets` are those of the seats that this client holds. A client without a board for the game
         *         can ask for `plain` views.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            version: number;
            /** @default [] */
            secrets?: string[];
            /** @default false */
            plain?: boolean;
        };
        /**
         * Here
         * @description A sign of life, for a seat where a bot plays because the person was silent.
         */
        Here: {
            /** @enum {unknown} */
            type: "here";
            id: string;
            seat: number;
        };
        /**
         * Hint
         * @description Ask for one good thing to do: where to look, or the `whole` move. Everybody is told that you asked.
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
         * @description Somebody took a hint before log entry `at`, or was shown the `whole` move. Nobody else learns what it said.
         */
        HintTaken: {
            at: number;
            seat: number;
            whole: boolean;
        };
        /**
         * Hinted
         * @description The answer to `hint`, only for the one who asked. `move` is what a bot would do if it saw the same view, in
         *         notation; `data` is the same move as data. `reasons` are what the rules can prove about it, the most important
         *         first; each game has its own kinds. `only`: there is no other move, so the `whole` of it is told at once.
         */
        Hinted: {
            /** @enum {unknown} */
            type: "hinted";
            id: string;
            seat: number;
            seq: number;
            move: string;
            whole: boolean;
            data: unknown;
            only: boolean;
            reasons: unknown[];
        };
        /**
         * Hints
         * @description All hints of this game so far, each with its place in the log. It makes no step: `seq` stays.
         */
        Hints: {
            /** @enum {unknown} */
            type: "hints";
            hints: components["schemas"]["HintTaken"][];
        };
        /**
         * HomePuzzle
         * @description A puzzle made of a table at home: its goal in the game's own data, and what you see at the start. Both are null
         *         if there is nothing that the house can prove.
         */
        HomePuzzle: {
            goal: unknown;
            options: {
                [key: string]: string;
            };
            view: unknown;
        };
        /**
         * HomeTable
         * @description A table at home. `sketch` is what you see there, in the form of its game; you sit on seat 0 and have the turn.
         */
        HomeTable: {
            /** Game */
            game: string;
            /** Seats */
            seats: number;
            /** Sketch */
            sketch: {
                [key: string]: unknown;
            };
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: string;
            };
        };
        /**
         * HouseBot
         * @description A bot with a name of its own that can be chosen like a level. It is not `free` while it plays at many tables.
         */
        HouseBot: {
            level: string;
            name: string;
            free: boolean;
        };
        /**
         * Invitation
         * @description Opens the free seats of a table. The link to send ends with it.
         */
        Invitation: {
            invite: string;
        };
        /**
         * Leave
         * @description Leave for good: a bot plays here from now on. Whoever says hello or asks for anything again is back.
         */
        Leave: {
            /** @enum {unknown} */
            type: "leave";
            id: string;
            seat: number;
        };
        /**
         * LentSeat
         * @description A seat where another device may continue, with a secret of its own.
         */
        LentSeat: {
            table: string;
            game: string;
            seat: number;
            secret: string;
        };
        /**
         * Lesson
         * @description All that the client needs for a lesson, except its words.
         */
        Lesson: {
            game: string;
            seats: number;
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * LessonFrame
         * @description What the learner sees at one moment, and the lines of the log that led to it.
         */
        LessonFrame: {
            view: unknown;
            log: components["schemas"]["LessonLine"][];
            canUndo: boolean;
            toMove: boolean;
            result: components["schemas"]["Result"] | null;
        };
        /**
         * LessonLine
         * @description A line of the log as the learner may see it.
         */
        LessonLine: {
            number: number;
            seat: number;
            events: unknown[];
        };
        /**
         * LessonMistake
         * @description A move that a learner is likely to try, as data, and what the rules say about it.
         */
        LessonMistake: {
            move: unknown;
            problems: components["schemas"]["Problem"][];
        };
        /**
         * LessonStep
         * @description One thing to do, or to look at if nothing is accepted. All moves are data. `frames` show what follows the first
         *         accepted move: the move itself, then what the others do.
         */
        LessonStep: {
            id: string;
            start: components["schemas"]["LessonFrame"];
            accept: unknown[];
            refuse: components["schemas"]["LessonMistake"][];
            frames: components["schemas"]["LessonFrame"][];
        };
        /**
         * LibraryGame
         * @description A finished game as it stands on the shelf. `turns` counts the moves of the players.
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
         * @description The public tables, the newest first: those that wait for players, and those that people can watch.
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
         * @description One entry of a match's log as a seat may see it. `seat` is -1 for chance. `stand_in`: a bot moved for the person
         *         who sits there; it is left out of the many lines where none did.
         */
        LogLine: {
            number: number;
            seat: number;
            events: unknown[];
            stand_in?: boolean;
        };
        /**
         * MadePass
         * @description A pass to another device. Its link ends with the `token` and can be opened for this many `seconds`.
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
         * @description Make a move, in notation or as data. `seq` is the last step that the client has seen. `coach`: the coach looks at
         *         it, which is possible where no other person plays. If it is a clear mistake, the answer is `coached`.
         */
        Move: {
            /** @enum {unknown} */
            type: "move";
            id: string;
            seat: number;
            seq: number;
            move: string | Record<string, unknown>;
            /** @default false */
            coach?: boolean;
        };
        /**
         * MyTable
         * @description A table with the secrets that the asker has for it.
         */
        MyTable: {
            /** Id */
            id: string;
            /** Secrets */
            secrets: string[];
        };
        /**
         * MyTableNow
         * @description How things stand at one of your tables: it waits for players, for you (`turn`) or for others (`running`), or the
         *         game is `over`. `gone`: there is no table that these secrets open.
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
         * Nameless
         * @description How many seats no longer have a name and a face.
         */
        Nameless: {
            seats: number;
        };
        /**
         * NewPass
         * @description What to continue on another device: who you are, and where you sit.
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
         * @description A table to set up. Options that are left out have their defaults. Anybody may find a `public` table. Without a
         *     pace, a bot stands in for absent people if several people play. Those who watch are `delay` seconds behind.
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
         * @description Who you are on the other device now, and where you sit.
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
         * @description A player of a finished game.
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
         * @description Times are in seconds. `away`: how long the others wait for an absent person; `level`: of the stand-in; `move`
         *         and `game`: the clock for one move, and for all moves of a seat. None: there is no such limit.
         */
        Pace: {
            away: number | null;
            level: string;
            move: number | null;
            game: number | null;
        };
        /**
         * PaceWish
         * @description In seconds: how long the others wait for an absent person before a bot of this level stands in, and clocks for
         *     one move and for all moves of a seat. Null: there is no such limit.
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
         * @description The end of the link to another device.
         */
        PassToken: {
            /** Token */
            token: string;
        };
        /**
         * Ping
         * @description Is the line still there? Anybody may ask, at any time. It is no sign of life from a person: pages ask on their
         *         own.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            id: string;
        };
        /**
         * PlainView
         * @description All that a seat, or a spectator (None), needs in order to play without a board.
         *
         *         `turn` is who is to move; None if that is nobody, or not certain. `moves` are the legal moves of this
         *         seat in notation; unless `complete`, there are more. `secret`: a spectator sees less than this seat.
         */
        PlainView: {
            seat: number | null;
            picture: components["schemas"]["Span"][][];
            turn: number | null;
            moves: string[];
            complete: boolean;
            secret: boolean;
        };
        /**
         * PlayOn
         * @description A table that continues from a position, with the same game and options. No seat may be open.
         */
        PlayOn: {
            /** Origin */
            origin: components["schemas"]["GameMoment"] | components["schemas"]["RecordMoment"] | components["schemas"]["SketchMoment"];
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
            /**
             * Hints
             * @default true
             */
            hints?: boolean;
        };
        /**
         * PlayedGame
         * @description A finished game at a table.
         */
        PlayedGame: {
            /** Table */
            table: string;
            /** Round */
            round: number;
        };
        /**
         * Pong
         * @description The answer to `ping`.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            id: string;
        };
        /**
         * Problem
         * @description One reason why a move is not legal.
         *
         *         `code` is the key by which a client finds the words in a person's language; `text` says the same in English.
         */
        Problem: {
            rule: string;
            code: string;
            text: string;
            pieces: string[];
        };
        /**
         * PuzzleAttempt
         * @description All moves since the start of the puzzle, in notation or as data. With `check`, the last one is only checked.
         */
        PuzzleAttempt: {
            /** Moves */
            moves: (string | {
                [key: string]: unknown;
            })[];
            /**
             * Check
             * @default false
             */
            check?: boolean;
        };
        /**
         * PuzzleMove
         * @description A move in notation, and the same move as data.
         */
        PuzzleMove: {
            move: string;
            data: unknown;
        };
        /**
         * PuzzleShelf
         * @description How many puzzles a game has, the number of today's (by the date in UTC), and the level of each.
         */
        PuzzleShelf: {
            count: number;
            today: number;
            levels: string[];
        };
        /**
         * PuzzleSolution
         * @description Moves that reach the goal. `only`: no others do, apart from their order.
         */
        PuzzleSolution: {
            moves: components["schemas"]["PuzzleMove"][];
            only: boolean;
        };
        /**
         * PuzzleTold
         * @description A puzzle: the turn of this seat, its goal in the game's own data, the level that solves it or "beyond", and what
         *         the seat sees at the start.
         */
        PuzzleTold: {
            game: string;
            number: number;
            id: string;
            options: {
                [key: string]: string;
            };
            seats: number;
            seat: number;
            goal: unknown;
            level: string;
            view: unknown;
        };
        /**
         * PuzzleTried
         * @description What came of some moves. `lines` is the log since the start of the puzzle as the seat sees it. `problems` are
         *         those of the first move that is not legal: view and log are as they were before it. `reached` is how much of the
         *         goal is reached.
         */
        PuzzleTried: {
            view: unknown;
            lines: components["schemas"]["LogLine"][];
            problems: components["schemas"]["Problem"][];
            /** @enum {unknown} */
            outcome: "missed" | "open" | "solved";
            reached: number;
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
            code: "closing" | "crowded" | "deleted" | "hint-failed" | "host" | "illegal" | "internal" | "malformed" | "much-stored" | "no-game" | "no-hints" | "no-table" | "not-over" | "not-started" | "not-your-seat" | "not-your-turn" | "origin" | "repeated" | "rules-fault" | "stale" | "storage" | "too-fast" | "too-large" | "unreadable" | "version" | "withdrawn";
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
         * ReplayPage
         * @description A piece of a replay: as many `steps` as fit in one answer. `view` is the view after the first of them, which has
         *         no changes. `total` and `turns` are those of the whole game. `start` is the view before the first step, if the game
         *         starts from a position that was set up and this is the first piece; all other games begin with a step of chance.
         */
        ReplayPage: {
            total: number;
            turns: components["schemas"]["Turn"][];
            view: unknown;
            steps: components["schemas"]["ReplayStep"][];
            start: unknown;
        };
        /**
         * ReplayStep
         * @description One entry of the log of a finished game, and what it `changes` in the view of a seat (see `changes.py`). `move`
         *         is the move in notation, `data` the same move as data: empty and null if the seat could not know it, as for chance.
         *         `stand_in`: a bot made it for somebody.
         */
        ReplayStep: {
            number: number;
            seat: number;
            move: string;
            data: unknown;
            events: unknown[];
            changes: unknown;
            stand_in: boolean;
        };
        Request: components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Check"] | components["schemas"]["Rematch"] | components["schemas"]["Hint"] | components["schemas"]["Leave"] | components["schemas"]["Here"] | components["schemas"]["Sign"];
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
         * ReviewExact
         * @description What is certain about a move: the most that the turn could bring before it (`could`) and after it (`kept`), from
         *         the beginning of the turn. If the rest of the round was searched to its end, `lead` has by how many points the
         *         player could be ahead then, whatever the other does, and `lead_kept` the same after the move; both are null if not.
         */
        ReviewExact: {
            could: number;
            kept: number;
            lead: number | null;
            lead_kept: number | null;
        };
        /**
         * ReviewMoment
         * @description A change of the chances to win, by the steps `first` to `last`: a player's move, or all chance moves in a row
         *         (`seat` is -1). `after` has the chance of each seat. What changed was `luck`; or `play`, from what the player could
         *         know, and the `unknown` rest. `chance` is what the player could expect from the move, `cost` how much less that is
         *         than with the best one, if that is certain. `error` is the standard error of the cost, or of the luck. `exact` is
         *         null where nothing is proven.
         */
        ReviewMoment: {
            first: number;
            last: number;
            seat: number;
            after: number[];
            luck: number[];
            play: number[];
            unknown: number[];
            chance: number;
            cost: number;
            error: number;
            mark: ("blunder" | "inaccuracy" | "mistake") | null;
            better: components["schemas"]["Better"] | null;
            exact?: components["schemas"]["ReviewExact"] | null;
        };
        /**
         * ReviewPlayer
         * @description What the game of one seat was made of: start + luck + play + others + unknown = result. `accuracy` is from 0 to
         *         100, null if nothing was to be decided. `could` is what the turns whose best is `proven` (so many) could have
         *         brought, `scored` what they brought.
         */
        ReviewPlayer: {
            start: number;
            luck: number;
            play: number;
            others: number;
            unknown: number;
            result: number;
            accuracy: number | null;
            marks: {
                [key: string]: number;
            };
            proven?: number;
            could?: number;
            scored?: number;
        };
        /**
         * ReviewState
         * @description How far a review is: `done` goes from 0 to 1. Nobody has asked for one that is `none`. `key` names the review of
         *         a record.
         */
        ReviewState: {
            /** @enum {unknown} */
            state: "none" | "ready" | "waiting" | "working";
            done: number;
            key: string;
            review: components["schemas"]["ReviewTold"] | null;
        };
        /**
         * ReviewTold
         * @description A review. `playouts` is the effort for each decision. `unit` is what is proven about turns; null if nothing
         *         is. `version` says how the game was judged; empty in a review from an older server. `full`: with the usual effort,
         *         or with less, because nothing was compiled.
         */
        ReviewTold: {
            playouts: number;
            start: number[];
            moments: components["schemas"]["ReviewMoment"][];
            players: components["schemas"]["ReviewPlayer"][];
            unit?: ("points" | "tiles") | null;
            version: string;
            full: boolean;
        };
        /**
         * ReviewWish
         * @description A record of a finished game to review.
         */
        ReviewWish: {
            /** Record */
            record: string;
        };
        /**
         * Said
         * @description What a review has said of a decision: the `best` move, and what the move that was made `cost`.
         */
        Said: {
            /** Best */
            best: string | {
                [key: string]: unknown;
            };
            /** Cost */
            cost: number;
        };
        /**
         * Search
         * @description Which finished games to find; a field that is left out doesn't matter. `own` are tables whose ids the asker
         *     knows, so their games may be shown; with `mine`, only those are. `after` is the `next` of the shelf before.
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
         *         picture is drawn from. People who gave no name, or took theirs out, have '': clients call them by their place,
         *         as "Player 2". `stand_in`: a bot plays here until the person is back.
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
         * @description The secret of a seat, as proof that the asker sits there.
         */
        SeatKey: {
            /** Secret */
            secret: string;
        };
        /** @enum {unknown} */
        SeatKind: "open" | "person" | "device" | "bot";
        /**
         * SeatNews
         * @description What a step brings to one seat: `changes` lead from its last view to the new one (see `changes.py`), and the rest
         *         is as in a `SeatView`.
         */
        SeatNews: {
            seat: number | null;
            changes: unknown;
            log: components["schemas"]["LogLine"][];
            can_undo: boolean;
            to_move: boolean;
        };
        /**
         * SeatSecret
         * @description A seat and the secret that opens it: whoever has the secret plays there.
         */
        SeatSecret: {
            seat: number;
            secret: string;
        };
        /**
         * SeatView
         * @description All that one seat (or a spectator, None) gets: the game's view or a `PlainView`, new log lines, whether undo is
         *         possible, and whether the seat has to move, alone or with others.
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
         * @description Who shall sit on a seat: anybody with the link, somebody at the maker's device, or a bot of some level. A person
         *     needs no name.
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
         * @description Somebody took a seat, came, went, began to watch or took their name out, or a bot began to play for somebody.
         */
        Seats: {
            /** @enum {unknown} */
            type: "seats";
            table: components["schemas"]["TableInfo"];
        };
        ServerMessage: components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Seats"] | components["schemas"]["Hints"] | components["schemas"]["Signed"] | components["schemas"]["Done"] | components["schemas"]["Checked"] | components["schemas"]["Hinted"] | components["schemas"]["Coached"] | components["schemas"]["Pong"] | components["schemas"]["Refused"];
        /**
         * Shelf
         * @description Games, the newest first. `next` asks for those after them, and is empty where there are none.
         */
        Shelf: {
            games: components["schemas"]["LibraryGame"][];
            next: string;
        };
        /**
         * Sign
         * @description Make a friendly sign to everybody at the table. It makes no step and is not stored: if it is sent again, it is
         *         seen again.
         */
        Sign: {
            /** @enum {unknown} */
            type: "sign";
            id: string;
            seat: number;
            /** @enum {unknown} */
            sign: "good-game" | "good-luck" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
        };
        /**
         * Signed
         * @description Somebody makes a sign. Everybody sees it, those who watch with their delay. It makes no step: `seq` stays.
         */
        Signed: {
            /** @enum {unknown} */
            type: "signed";
            seat: number;
            /** @enum {unknown} */
            sign: "good-game" | "good-luck" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
        };
        /**
         * SketchMoment
         * @description A table at home. What you don't see there is dealt by chance.
         */
        SketchMoment: {
            /** Game */
            game: string;
            /** Seats */
            seats: number;
            /** Sketch */
            sketch: {
                [key: string]: unknown;
            };
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: string;
            };
        };
        /**
         * SketchWish
         * @description A table at home. `sketch` is what you see there, in the form of its game; you sit on seat 0 and have the turn.
         *     `moves` are what you do in this turn, in notation or as data. With `check`, only problems are told.
         */
        SketchWish: {
            /** Game */
            game: string;
            /** Seats */
            seats: number;
            /** Sketch */
            sketch: {
                [key: string]: unknown;
            };
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: string;
            };
            /**
             * Moves
             * @default []
             */
            moves?: (string | {
                [key: string]: unknown;
            })[];
            /**
             * Check
             * @default false
             */
            check?: boolean;
        };
        /**
         * Sketched
         * @description A table at home after your moves. `problems` are those of the sketch, or of the first move that is not legal;
         *         `played` is how many moves were made before it. `view` is what you see, null if the sketch has problems or only a
         *         check was asked for. `lines` say what your moves brought. `legal` are moves that you can make now, in notation, all
         *         of them or a sample; none if your turn is over.
         */
        Sketched: {
            problems: components["schemas"]["Problem"][];
            played: number;
            view: unknown;
            lines: components["schemas"]["LogLine"][];
            legal: string[];
        };
        /**
         * Span
         * @description Some text that looks the same. Colours are names or `#rrggbb`; '' is the usual one.
         */
        Span: {
            text: string;
            colour?: string;
            ground?: string;
            bold?: boolean;
            dim?: boolean;
        };
        /**
         * Study
         * @description A record, step by step, as far as it can be played. Without a head, the record can't be read at all, and the flaw
         *         says why. If no move can be played, there is no page.
         */
        Study: {
            head: components["schemas"]["StudyHead"] | null;
            page: components["schemas"]["ReplayPage"] | null;
            flaw: components["schemas"]["Flaw"] | null;
        };
        /**
         * StudyHead
         * @description What a record says about its game. `checked`: whether every chance move follows from the seed. The result is null
         *         if the game is not over; the first `begun` moves were given; `set_up`: the game starts from a position that somebody
         *         has set up. A player without a name is ''.
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
            set_up: boolean;
        };
        /**
         * StudyWish
         * @description A record to look at as one seat saw the game (null: as a spectator). `plain` views are for clients without a
         *     board for the game. The page begins with step `start`.
         */
        StudyWish: {
            /** Record */
            record: string;
            /** Seat */
            seat?: number | null;
            /**
             * Start
             * @description From 0
             * @default 0
             */
            start?: number;
            /**
             * Plain
             * @default false
             */
            plain?: boolean;
        };
        /**
         * TableInfo
         * @description What everybody may know about a table. `round` counts rematches from 0; `hints` says whether there are hints.
         *         Anybody may find a `public` table and sit down. The first `begun` entries of the log were given, because the table
         *         continues from a position of another game. Those who watch are `delay` seconds behind. `set_up`: its games start
         *         from a position that somebody has entered, such as a table at home.
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
            set_up: boolean;
        };
        /**
         * TableSearch
         * @description Which tables; a field that is left out doesn't matter. `older_than`: nothing has happened there for this many
         *     days.
         */
        TableSearch: {
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
            /** Older Than */
            older_than?: number | null;
            /**
             * Unplayed
             * @default false
             */
            unplayed?: boolean;
            /**
             * Start
             * @default 0
             */
            start?: number;
            /**
             * Limit
             * @default 24
             */
            limit?: number;
        };
        /**
         * TakeSeat
         * @description Sit down, with a name or without, on this seat or on the first open one. A private table needs the invitation.
         */
        TakeSeat: {
            /**
             * Name
             * @default
             */
            name?: string;
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
         * Tried
         * @description A decision of a finished game, to be made again by the `seat` that had to decide. `view` is what that seat sees:
         *         before the decision, or after the new move, and then `lines` tell what happened. A move that goes against the rules
         *         has `problems`. One that was judged has a verdict: it is `best` if no other is certainly better; else it costs so
         *         much of the chance to win, and `better` is the best move. `reasons` speak for the move that was made.
         */
        Tried: {
            seat: number;
            view: unknown;
            lines: components["schemas"]["LogLine"][];
            problems: components["schemas"]["Problem"][];
            verdict: ("best" | "good" | "worse") | null;
            cost: number;
            error: number;
            reasons: unknown[];
            better: components["schemas"]["Better"] | null;
        };
        /**
         * Try
         * @description A decision of a finished game to make again: entry `at` of its log, with another move (in notation or as data) or
         *     with none, to see what was decided from. With `check`, the move is not judged. What a review has `said` of the
         *     decision is not contradicted: the move that was made costs as much as it said, and any other is compared with the
         *     best move that it named.
         */
        Try: {
            /** Origin */
            origin: components["schemas"]["PlayedGame"] | components["schemas"]["GameRecord"];
            /** At */
            at: number;
            /**
             * Moves
             * @default []
             */
            moves?: (string | {
                [key: string]: unknown;
            })[];
            /**
             * Check
             * @default false
             */
            check?: boolean;
            said?: components["schemas"]["Said"] | null;
        };
        /**
         * Turn
         * @description A turn of this seat: it begins after step `at`; -1 if it is the first in a game that was set up.
         */
        Turn: {
            at: number;
            seat: number;
        };
        /**
         * Undo
         * @description Undo the last step of your own turn.
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
         * @description One step of the table: from `seq - 1` to `seq`. After an undo, `undone` log entries are gone from the end before
         *         the new ones come.
         */
        Update: {
            /** @enum {unknown} */
            type: "update";
            seq: number;
            news: components["schemas"]["SeatNews"][];
            undone: number;
            result: components["schemas"]["Result"] | null;
            clocks: components["schemas"]["SeatClock"][];
        };
        /**
         * Variant
         * @description A way to play that has a name. The conformance suite and the golden records cover each.
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
         * @description The whole table: the answer to `hello`, sent again whenever a client has to start afresh (a rematch). `invite`
         *         opens a free seat; only those who sit at the table are told. `commitment` seals the shuffle of this game: it is the
         *         SHA-256 of the seed, the same for everybody, and empty until the game starts.
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
            commitment: string;
        };
        /**
         * Withdrawn
         * @description A pass was withdrawn, and this many keys with it.
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
    rules_api_games__game__rules_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
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
    bots_api_games__game__bots_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
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
                    "application/json": components["schemas"]["HouseBot"][];
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
                plain?: boolean;
                /** @description The step with which the page begins, from 0 */
                start?: number;
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
                    "application/json": components["schemas"]["ReplayPage"];
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
    take_names_out_api_mine_nameless_post: {
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
                    "application/json": components["schemas"]["Nameless"];
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
    review_api_tables__table__rounds__round__review_get: {
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
                    "application/json": components["schemas"]["ReviewState"];
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
    begin_review_api_tables__table__rounds__round__review_post: {
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
                    "application/json": components["schemas"]["ReviewState"];
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
    begin_review_of_record_api_reviews_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewWish"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewState"];
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
    review_of_record_api_reviews__key__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the answer to a record names */
                key: string;
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
                    "application/json": components["schemas"]["ReviewState"];
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
    try_again_api_tries_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Try"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
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
    shelf_api_puzzles__game__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id */
                game: string;
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
                    "application/json": components["schemas"]["PuzzleShelf"];
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
    told_api_puzzles__game___number__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id */
                game: string;
                /** @description Which puzzle, from 1 */
                number: number;
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
                    "application/json": components["schemas"]["PuzzleTold"];
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
    tried_api_puzzles__game___number__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id */
                game: string;
                /** @description Which puzzle, from 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleAttempt"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleTried"];
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
    solution_api_puzzles__game___number__solution_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id */
                game: string;
                /** @description Which puzzle, from 1 */
                number: number;
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
                    "application/json": components["schemas"]["PuzzleSolution"];
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
    look_api_sketches_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SketchWish"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sketched"];
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
    best_api_sketches_best_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SketchWish"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestMoves"];
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
    puzzle_api_sketches_puzzle_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeTable"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomePuzzle"];
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
    attempt_api_sketches_puzzle_attempt_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SketchWish"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleTried"];
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
    solution_api_sketches_puzzle_solution_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeTable"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleSolution"];
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
    counts_api_admin_counts_get: {
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
                    "application/json": components["schemas"]["AdminCounts"];
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
    tables_api_admin_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableSearch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTables"];
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
    games_api_admin_games_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameSearch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminGames"];
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
    delete_table_api_admin_tables__code__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of a table */
                code: string;
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
                    "application/json": components["schemas"]["Deleted"];
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
    delete_game_api_admin_tables__code__rounds__round__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of a table */
                code: string;
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
                    "application/json": components["schemas"]["Deleted"];
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
    clean_api_admin_clean_post: {
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
                    "application/json": components["schemas"]["Deleted"];
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

export type AdminCounts = components['schemas']['AdminCounts'];
export type AdminGame = components['schemas']['AdminGame'];
export type AdminGames = components['schemas']['AdminGames'];
export type AdminTable = components['schemas']['AdminTable'];
export type AdminTables = components['schemas']['AdminTables'];
export type BestMove = components['schemas']['BestMove'];
export type BestMoves = components['schemas']['BestMoves'];
export type Better = components['schemas']['Better'];
export type Check = components['schemas']['Check'];
export type Checked = components['schemas']['Checked'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Coached = components['schemas']['Coached'];
export type Deleted = components['schemas']['Deleted'];
export type Done = components['schemas']['Done'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Failure = components['schemas']['Failure'];
export type Flaw = components['schemas']['Flaw'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameMoment = components['schemas']['GameMoment'];
export type GameRecord = components['schemas']['GameRecord'];
export type GameSearch = components['schemas']['GameSearch'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
export type Here = components['schemas']['Here'];
export type Hint = components['schemas']['Hint'];
export type HintTaken = components['schemas']['HintTaken'];
export type Hinted = components['schemas']['Hinted'];
export type Hints = components['schemas']['Hints'];
export type HomePuzzle = components['schemas']['HomePuzzle'];
export type HomeTable = components['schemas']['HomeTable'];
export type HouseBot = components['schemas']['HouseBot'];
export type Invitation = components['schemas']['Invitation'];
export type Leave = components['schemas']['Leave'];
export type LentSeat = components['schemas']['LentSeat'];
export type Lesson = components['schemas']['Lesson'];
export type LessonFrame = components['schemas']['LessonFrame'];
export type LessonLine = components['schemas']['LessonLine'];
export type LessonMistake = components['schemas']['LessonMistake'];
export type LessonStep = components['schemas']['LessonStep'];
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
export type Nameless = components['schemas']['Nameless'];
export type NewPass = components['schemas']['NewPass'];
export type NewTable = components['schemas']['NewTable'];
export type OpenedPass = components['schemas']['OpenedPass'];
export type Option = components['schemas']['Option'];
export type OverPlayer = components['schemas']['OverPlayer'];
export type Pace = components['schemas']['Pace'];
export type PaceWish = components['schemas']['PaceWish'];
export type PassToken = components['schemas']['PassToken'];
export type Ping = components['schemas']['Ping'];
export type PlainView = components['schemas']['PlainView'];
export type PlayOn = components['schemas']['PlayOn'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type Pong = components['schemas']['Pong'];
export type Problem = components['schemas']['Problem'];
export type PuzzleAttempt = components['schemas']['PuzzleAttempt'];
export type PuzzleMove = components['schemas']['PuzzleMove'];
export type PuzzleShelf = components['schemas']['PuzzleShelf'];
export type PuzzleSolution = components['schemas']['PuzzleSolution'];
export type PuzzleTold = components['schemas']['PuzzleTold'];
export type PuzzleTried = components['schemas']['PuzzleTried'];
export type RecordMoment = components['schemas']['RecordMoment'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type ReplayPage = components['schemas']['ReplayPage'];
export type ReplayStep = components['schemas']['ReplayStep'];
export type Request = components['schemas']['Request'];
export type Result = components['schemas']['Result'];
export type ReviewExact = components['schemas']['ReviewExact'];
export type ReviewMoment = components['schemas']['ReviewMoment'];
export type ReviewPlayer = components['schemas']['ReviewPlayer'];
export type ReviewState = components['schemas']['ReviewState'];
export type ReviewTold = components['schemas']['ReviewTold'];
export type ReviewWish = components['schemas']['ReviewWish'];
export type Said = components['schemas']['Said'];
export type Search = components['schemas']['Search'];
export type SeatClock = components['schemas']['SeatClock'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatKey = components['schemas']['SeatKey'];
export type SeatKind = components['schemas']['SeatKind'];
export type SeatNews = components['schemas']['SeatNews'];
export type SeatSecret = components['schemas']['SeatSecret'];
export type SeatView = components['schemas']['SeatView'];
export type SeatWish = components['schemas']['SeatWish'];
export type Seats = components['schemas']['Seats'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type Shelf = components['schemas']['Shelf'];
export type Sign = components['schemas']['Sign'];
export type Signed = components['schemas']['Signed'];
export type SketchMoment = components['schemas']['SketchMoment'];
export type SketchWish = components['schemas']['SketchWish'];
export type Sketched = components['schemas']['Sketched'];
export type Span = components['schemas']['Span'];
export type Study = components['schemas']['Study'];
export type StudyHead = components['schemas']['StudyHead'];
export type StudyWish = components['schemas']['StudyWish'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableSearch = components['schemas']['TableSearch'];
export type TakeSeat = components['schemas']['TakeSeat'];
export type Tally = components['schemas']['Tally'];
export type Tried = components['schemas']['Tried'];
export type Try = components['schemas']['Try'];
export type Turn = components['schemas']['Turn'];
export type Undo = components['schemas']['Undo'];
export type Update = components['schemas']['Update'];
export type Variant = components['schemas']['Variant'];
export type Welcome = components['schemas']['Welcome'];
export type Withdrawn = components['schemas']['Withdrawn'];
