<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;

/**
 * Counts the answers to statistical questions once a call is closed, and deletes the answers: from then on nobody knows who gave which. What is
 * sent later, after an extension for example, is deleted uncounted: two counts at different times would show who made the difference.
 */
#[Priority(49)]
final readonly class CountStatistics implements DueWork
{
    public const ALL = '*';
    public const NONE = '';

    public function __construct(
        private StatisticStore $store,
        private StatisticQuestions $questions,
        private FormStore $forms,
        private Closings $closings,
        private Transaction $transaction,
        private Clock $clock,
        #[Limit('statistics', 'smallest')] private int $smallest,
    ) {
    }

    public function run(): int
    {
        $done = 0;
        foreach ($this->store->linked() as $stage) {
            $done += (int) $this->transaction->run(fn (): bool => $this->count($stage));
        }

        return $done;
    }

    private function count(Stage $stage): bool
    {
        // Sending locks the form, too: what arrives at this moment is counted or waits.
        $this->forms->lock($stage);
        $closing = $this->closings->of($stage);
        if ($closing === null) {
            return false;
        }
        $people = $this->store->people($stage);
        if ($this->store->countedAt($stage) === null && $people >= $this->smallest) {
            $this->store->saveCounts($stage, $this->counts($stage, $people), $this->clock->now());
        }
        $this->store->unlink($stage, $closing);

        return true;
    }

    /** @return array<string, array<string, int>> by question and value */
    private function counts(Stage $stage, int $people): array
    {
        $counts = array_map(static fn (): array => [self::ALL => $people, self::NONE => $people], $this->questions->of($stage));
        foreach ($this->store->answers($stage) as ['question' => $question, 'answer' => $answer]) {
            $values = array_filter(array_map(self::value(...), is_array($answer) ? $answer : [$answer]), is_string(...));
            if (!isset($counts[$question]) || $values === []) {
                continue;
            }
            $counts[$question][self::NONE]--;
            foreach (array_unique($values) as $value) {
                $counts[$question][$value] = ($counts[$question][$value] ?? 0) + 1;
            }
        }

        return $counts;
    }

    private static function value(mixed $answer): ?string
    {
        return match (true) {
            is_bool($answer) => $answer ? 'true' : 'false',
            is_string($answer) && $answer !== self::NONE && $answer !== self::ALL => $answer,
            default => null,
        };
    }
}
