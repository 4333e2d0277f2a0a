<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

/**
 * Spreads applications evenly: each gets as many reviewers as wanted, as far as enough of them read its language, are meant for its
 * country and category, and have no conflict. The sum of the squares of the loads is then the least that these conditions allow: where any
 * assignment has loads that differ by at most 1, so has this one. The same seed gives the same assignment.
 */
final class BalancedAssignment
{
    /** @var array<int, array<int, true>> reviewers that may have an application, by application */
    private array $fitting = [];
    /** @var array<int, array<int, true>> applications by reviewer, which another may get instead */
    private array $held = [];
    /** @var array<int, int> */
    private array $loads = [];
    /** @var array<int, int> position of reviewers in the drawn order */
    private array $order = [];

    /**
     * @param list<AssignableApplication> $applications
     * @param list<AvailableReviewer> $reviewers each account once
     * @param int $each how many reviewers an application gets, those that it has included
     */
    public static function of(array $applications, array $reviewers, int $each, string $seed): Spread
    {
        return (new self($applications, $reviewers, $seed))->spread($applications, $each, $seed);
    }

    /**
     * @param list<AssignableApplication> $applications
     * @param list<AvailableReviewer> $reviewers
     * @return list<string> languages of applications that none of these people reads
     */
    public static function unreadLanguages(array $applications, array $reviewers): array
    {
        $read = array_merge(...array_map(static fn (AvailableReviewer $each): array => $each->languages, $reviewers));
        $written = array_unique(array_map(static fn (AssignableApplication $each): string => $each->language, $applications));
        $unread = array_values(array_diff($written, $read));
        sort($unread);

        return $unread;
    }

    /**
     * @param list<AssignableApplication> $applications
     * @param list<AvailableReviewer> $reviewers
     */
    private function __construct(array $applications, array $reviewers, string $seed)
    {
        $ids = array_map(static fn (AvailableReviewer $each): int => $each->userId, $reviewers);
        $this->order = array_flip(self::shuffled($ids, $seed, 'reviewer'));
        $this->loads = array_fill_keys($ids, 0);
        $this->held = array_fill_keys($ids, []);
        foreach ($applications as $application) {
            $fitting = array_filter($reviewers, static fn (AvailableReviewer $each): bool => $each->fits($application)
                && !in_array($each->userId, [...$application->conflicted, ...$application->fixed], true));
            $this->fitting[$application->id] = array_fill_keys(array_map(static fn (AvailableReviewer $each): int => $each->userId, $fitting), true);
            foreach (array_intersect($application->fixed, $ids) as $userId) {
                $this->loads[$userId]++;
            }
        }
    }

    /** @param list<AssignableApplication> $applications */
    private function spread(array $applications, int $each, string $seed): Spread
    {
        $byId = array_column($applications, null, 'id');
        $wanted = array_map(static fn (AssignableApplication $application): int => max(0, $each - count($application->fixed)), $byId);
        foreach ($byId as $id => $application) {
            // Reviewers keep the applications that they have, as far as the balance allows.
            foreach (array_slice(array_filter($application->movable, fn (int $userId): bool => isset($this->fitting[$id][$userId])), 0, $wanted[$id]) as $userId) {
                $this->add($id, $userId);
            }
        }
        foreach (self::shuffled(array_keys($byId), $seed, 'application') as $id) {
            $free = array_filter(array_keys($this->fitting[$id]), fn (int $userId): bool => !isset($this->held[$userId][$id]));
            usort($free, fn (int $a, int $b): int => [$this->loads[$a], $this->order[$a]] <=> [$this->loads[$b], $this->order[$b]]);
            $has = count($this->fitting[$id]) - count($free);
            foreach (array_slice($free, 0, max(0, $wanted[$id] - $has)) as $userId) {
                $this->add($id, $userId);
            }
        }
        while ($this->even()) {
            continue;
        }

        return $this->result($wanted);
    }

    /** @param array<int, int> $wanted by application */
    private function result(array $wanted): Spread
    {
        $reviewers = array_map(static fn (): array => [], $wanted);
        foreach ($this->held as $userId => $applications) {
            foreach (array_keys($applications) as $id) {
                $reviewers[$id][] = $userId;
            }
        }
        $missing = [];
        foreach ($wanted as $id => $count) {
            $missing += $count > count($reviewers[$id]) ? [$id => $count - count($reviewers[$id])] : [];
        }

        return new Spread($reviewers, $missing, $this->loads);
    }

    /**
     * Moves one application along a chain of reviewers from one who has at least two more than the last one.
     *
     * @return bool false: no such chain is left
     */
    private function even(): bool
    {
        $from = array_keys($this->loads);
        usort($from, fn (int $a, int $b): int => [$this->loads[$b], $this->order[$a]] <=> [$this->loads[$a], $this->order[$b]]);
        foreach ($from as $userId) {
            $chain = $this->chain($userId);
            if ($chain !== null) {
                $this->move($chain);

                return true;
            }
        }

        return false;
    }

    /**
     * Breadth first: who could take an application of somebody reached before.
     *
     * @return non-empty-list<array{int, int, int}>|null application, who has it, who gets it; from the last to the first
     */
    private function chain(int $start): ?array
    {
        /** @var array<int, array{int, int}|null> $reached application and reviewer by which a reviewer was reached */
        $reached = [$start => null];
        for ($queue = [$start], $next = 0; $next < count($queue); $next++) {
            $userId = $queue[$next];
            foreach (array_keys($this->held[$userId]) as $id) {
                foreach (array_keys(array_diff_key($this->fitting[$id], $reached)) as $other) {
                    if (isset($this->held[$other][$id])) {
                        continue;
                    }
                    $reached[$other] = [$id, $userId];
                    $queue[] = $other;
                    if ($this->loads[$other] <= $this->loads[$start] - 2) {
                        return self::back($reached, $other);
                    }
                }
            }
        }

        return null;
    }

    /**
     * @param array<int, array{int, int}|null> $reached
     * @return non-empty-list<array{int, int, int}>
     */
    private static function back(array $reached, int $last): array
    {
        $chain = [];
        for ($userId = $last; isset($reached[$userId]); $userId = $from) {
            [$id, $from] = $reached[$userId];
            $chain[] = [$id, $from, $userId];
        }

        return $chain === [] ? [[0, $last, $last]] : $chain;
    }

    /** @param non-empty-list<array{int, int, int}> $chain */
    private function move(array $chain): void
    {
        foreach ($chain as [$id, $from, $to]) {
            unset($this->held[$from][$id]);
            $this->loads[$from]--;
            $this->add($id, $to);
        }
    }

    private function add(int $applicationId, int $userId): void
    {
        $this->held[$userId][$applicationId] = true;
        $this->loads[$userId]++;
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private static function shuffled(array $ids, string $seed, string $purpose): array
    {
        $drawn = [];
        foreach ($ids as $id) {
            $drawn[$id] = hash('sha256', "{$seed} {$purpose} {$id}");
        }
        asort($drawn);

        return array_keys($drawn);
    }
}
