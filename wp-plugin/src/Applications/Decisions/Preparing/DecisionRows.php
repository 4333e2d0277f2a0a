<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\DecidableApplications;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionLetters\AskedFacts;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Review\Ranking\ReadRanking;
use Passerelle\Applications\Stage;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Rights\Viewer;

/** The applications of a stage with what is decided on them, as the API shows them to those who run the call. */
final readonly class DecisionRows
{
    public function __construct(
        private DecidableApplications $applications,
        private DecisionStore $decisions,
        private OutdatedDecisions $outdated,
        private ReadRanking $ranking,
        private AskedFacts $asked,
    ) {
    }

    /** @return list<array<string, mixed>> in the order of the ranking where there is one, then of the numbers */
    public function of(Viewer $viewer, Record $call, DecisionSettings $settings, bool $asksAmount): array
    {
        $applications = $this->applications->ofStage($viewer, $settings->stage);
        $ids = array_keys($applications);
        $prepared = $this->decisions->prepared($ids);
        $published = $this->decisions->published($ids);
        $outdated = $this->outdated->of($call, $settings, $applications, $prepared);
        $amounts = $asksAmount ? $this->asked->amounts($settings->stage, $ids) : [];
        $ranks = $this->ranks($viewer, $call, $settings->stage);
        $order = array_flip(array_keys($ranks));
        $rows = array_values(array_map(static fn (DecidableApplication $each): array => [
            'amountAsked' => ($amounts[$each->submissionId] ?? '') === '' ? null : $amounts[$each->submissionId],
            'id' => $each->id,
            'isOutdated' => isset($outdated[$each->submissionId]),
            'name' => $each->name,
            'number' => $each->number,
            'prepared' => self::decision($prepared[$each->submissionId] ?? null),
            'published' => self::decision($published[$each->submissionId] ?? null),
            'rank' => $ranks[$each->id]['rank'] ?? null,
            'state' => $each->state->value,
            'total' => $ranks[$each->id]['total'] ?? null,
            'version' => $each->handling,
        ], $applications));
        usort($rows, static fn (array $one, array $other): int => [$order[$one['id']] ?? PHP_INT_MAX, $one['number']] <=> [$order[$other['id']] ?? PHP_INT_MAX, $other['number']]);

        return $rows;
    }

    /** @return array<int, array{rank: int|null, total: int|null}> by application, in the order of the ranking */
    private function ranks(Viewer $viewer, Record $call, Stage $stage): array
    {
        $ranks = [];
        foreach ((array) $this->ranking->data($viewer, $call->id, $stage->number, null)['rows'] as $row) {
            if (is_array($row) && is_int($row['id'] ?? null)) {
                $ranks[$row['id']] = ['rank' => is_int($row['rank']) ? $row['rank'] : null, 'total' => is_int($row['total']) ? $row['total'] : null];
            }
        }

        return $ranks;
    }

    /** @return array<string, mixed>|null */
    private static function decision(?Decision $decision): ?array
    {
        return $decision === null ? null : [
            'amount' => $decision->amount === '' ? null : $decision->amount,
            'answer' => $decision->answer?->value,
            'answerUntil' => $decision->answerUntil === null ? null : Times::text($decision->answerUntil),
            'answeredAt' => $decision->answeredAt === null ? null : Times::text($decision->answeredAt),
            'category' => $decision->category === '' ? null : $decision->category,
            'currency' => $decision->currency === '' ? null : $decision->currency,
            'deviation' => $decision->deviation === '' ? null : $decision->deviation,
            'kind' => $decision->kind->value,
            'place' => $decision->place === 0 ? null : $decision->place,
            'publishedAt' => $decision->publishedAt === null ? null : Times::text($decision->publishedAt),
            'reason' => $decision->reason === '' ? null : $decision->reason,
        ];
    }
}
