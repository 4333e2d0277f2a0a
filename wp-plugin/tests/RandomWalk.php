<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use Passerelle\Kernel\Database;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Sequences of tries that a seed repeats, and the shortest part of one that still goes wrong. */
final class RandomWalk
{
    /**
     * One walk in so many is taken on SQLite, which is for development and takes up to eight times as long, and with CI=1, where the
     * same seeds would only repeat what the last full run has shown.
     */
    private const ONE_IN = 4;

    /** @return int how many of these walks are taken on the database */
    public static function countOn(Database $database, int $walks): int
    {
        return self::isThoroughOn($database) ? $walks : intdiv($walks, self::ONE_IN);
    }

    /** Whether all of what is exhaustive is run on the database. */
    public static function isThoroughOn(Database $database): bool
    {
        return str_contains((string) $database->wpdb->db_server_info(), 'MariaDB') && in_array(getenv('CI'), [false, ''], true);
    }

    /**
     * @template T
     * @param callable(Randomizer): T $draw
     * @return list<T>
     */
    public static function of(int $seed, int $steps, callable $draw): array
    {
        $random = new Randomizer(new Mt19937($seed));
        $tries = [];
        for ($step = 0; $step < $steps; $step++) {
            $tries[] = $draw($random);
        }

        return $tries;
    }

    /**
     * Leaves out one try after the other as long as something still goes wrong.
     *
     * @template T
     * @param list<T> $tries
     * @param callable(list<T>): ?string $run what goes wrong; null: nothing
     * @return array{list<T>, string}|null the tries that are left and what goes wrong with them; null: nothing does
     */
    public static function shortest(array $tries, callable $run): ?array
    {
        $problem = $run($tries);
        if ($problem === null) {
            return null;
        }
        for ($at = 0; $at < count($tries);) {
            $shorter = [...array_slice($tries, 0, $at), ...array_slice($tries, $at + 1)];
            $other = $run($shorter);
            if ($other === null) {
                $at++;
                continue;
            }
            [$tries, $problem, $at] = [$shorter, $other, 0];
        }

        return [$tries, $problem];
    }

    /**
     * @template T
     * @param list<T> $tries
     * @param callable(list<T>): ?string $run
     * @param callable(T): string $describe
     * @return string '' when nothing goes wrong
     */
    public static function report(int $seed, array $tries, callable $run, callable $describe): string
    {
        $found = self::shortest($tries, $run);

        return $found === null ? '' : "seed {$seed}: {$found[1]}, after " . implode(' > ', array_map($describe, $found[0]));
    }
}
