<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\AwaitedReviews;
use Passerelle\Applications\Decisions\DecidableApplications;
use Passerelle\Applications\Decisions\DecisionLetters\AskedFacts;
use Passerelle\Applications\Decisions\DecisionLetters\Letter;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Settings\SettingsData;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\GraphQL\Times;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The decisions of a stage for those who run the call, prepared and published. The number of statements depends on nothing. */
final readonly class ReadDecisions
{
    public function __construct(
        private HandlerRights $rights,
        private DecidableApplications $applications,
        private DecisionStore $decisions,
        private SettingsStore $settings,
        private AwaitedReviews $reviews,
        private DecisionRows $rows,
        private AskedFacts $asked,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    public function data(Viewer $viewer, int $callId, ?int $stageNumber): array
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stageNumber);
        $settings = $this->settings->find($stage);
        $isHidden = $this->reviews->areOpen($viewer, $stage);
        $amount = $this->asked->amount($stage);
        $next = $this->settings->next->of($stage);

        return [
            'amount' => $amount,
            'budget' => self::budget($call),
            'callId' => $call->id,
            'callTitle' => $call->title,
            'isHidden' => $isHidden,
            'nextStage' => $next === null ? null : [
                'closesAt' => Times::text($next->closesAt),
                'isReady' => $this->settings->next->isReady($next),
                'names' => $next->namesData(),
                'number' => $next->stage->number,
            ],
            'own' => $isHidden ? 0 : count($this->applications->all($stage)) - count($this->applications->ofStage($viewer, $stage)),
            'places' => $call->values->number('places'),
            'rows' => $isHidden ? [] : $this->rows->of($viewer, $call, $settings, $amount !== null),
            'settings' => SettingsData::of($settings, $next !== null),
            'stage' => $stage->number,
            'zone' => $call->values->textOrNull('zone'),
        ];
    }

    /**
     * The letters of the prepared decision on an application, as they will be sent.
     *
     * @return array<string, mixed>
     * @throws DomainError not_found, also where nothing is prepared
     */
    public function letters(Viewer $viewer, int $applicationId): array
    {
        $submission = $this->rights->submission($viewer, $applicationId);
        $this->reviews->requireNone($viewer, $submission->stage);
        $decision = $this->decisions->prepared([$submission->id])[$submission->id]
            ?? $this->decisions->published([$submission->id])[$submission->id]
            ?? throw DomainError::notFound();
        $letters = $this->decisions->lettersOf([$decision->id])[$decision->id] ?? [];

        return [
            'id' => $applicationId,
            'isPublished' => $decision->isPublished(),
            'kind' => $decision->kind->value,
            'letters' => array_map(static fn (string $language, Letter $letter): array => [
                'body' => $letter->body,
                'language' => $language,
                'subject' => $letter->subject,
            ], array_keys($letters), array_values($letters)),
        ];
    }

    /** @return array{min: int|null, max: int|null, currency: string}|null what the call says about amounts; null: nothing */
    private static function budget(Record $call): ?array
    {
        [$min, $max] = [$call->values->number('amountMin'), $call->values->number('amountMax')];

        return $min === null && $max === null ? null : ['min' => $min, 'max' => $max, 'currency' => $call->values->text('currency')];
    }
}
