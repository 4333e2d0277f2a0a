<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places;

use Passerelle\Applications\Decisions\AwaitedReviews;
use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\DecidableApplications;
use Passerelle\Applications\Decisions\Places\Placing\FilledCategory;
use Passerelle\Applications\Decisions\Places\Placing\PlacedStage;
use Passerelle\Applications\Decisions\Places\Placing\StagePlacement;
use Passerelle\Applications\Decisions\Places\Placing\Tie;
use Passerelle\Applications\Decisions\Places\Plan\Minimum;
use Passerelle\Applications\Decisions\Places\Plan\PlaceQuestions;
use Passerelle\Applications\Decisions\Places\Plan\PlaceStore;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** How the places of a stage are filled, for those who run the call. The number of statements depends on nothing. */
final readonly class ReadPlacement
{
    public function __construct(
        private HandlerRights $rights,
        private PlaceStore $store,
        private PlaceQuestions $questions,
        private StagePlacement $placement,
        private DecidableApplications $applications,
        private AwaitedReviews $reviews,
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
        $stored = $this->store->find($stage);
        // What is proposed depends on the scores of others.
        $isHidden = $this->reviews->areOpen($viewer, $stage);
        $placed = $isHidden ? new PlacedStage($stored->plan) : $this->placement->of($call, $stage);

        return [
            'callId' => $call->id,
            'categories' => $this->categories($placed),
            'cutOff' => $stored->plan->cutOff,
            'isFrozen' => $stored->isFrozen,
            'isHidden' => $isHidden,
            'proposals' => $isHidden || $stored->plan->isEmpty() ? [] : $this->proposals($viewer, $stage, $placed),
            'question' => $stored->plan->question,
            'questions' => $this->questionsOf($stage),
            'stage' => $stage->number,
            'ties' => $isHidden ? [] : $this->ties($viewer, $stage, $placed),
            'version' => $stored->version,
        ];
    }

    /** @return list<array<string, mixed>> */
    private function categories(PlacedStage $placed): array
    {
        $filled = array_column(array_map(static fn (FilledCategory $each): array => [$each->category->id, $each], $placed->filled), 1, 0);
        $categories = [];
        foreach ($placed->plan->categories as $category) {
            $own = $filled[$category->id] ?? null;
            $categories[] = [
                'amount' => $category->amount,
                'id' => $category->id,
                'minimums' => array_map(static fn (Minimum $each, ?int $met): array => [
                    'count' => $each->count,
                    'met' => $met,
                    'question' => $each->question,
                    'source' => $each->source->value,
                    'value' => $each->value,
                ], $category->minimums, $own === null ? array_fill(0, count($category->minimums), null) : $own->met),
                'places' => $category->places,
                'proposed' => $own === null ? null : count($own->proposed),
                'taken' => $own?->taken,
                'unfilled' => $own?->unfilled,
            ];
        }

        return $categories;
    }

    /** @return list<array<string, mixed>> one for each application that the person handles */
    private function proposals(Viewer $viewer, Stage $stage, PlacedStage $placed): array
    {
        return array_values(array_map(static fn (DecidableApplication $each): array => [
            'basis' => $placed->basis($each->submissionId)?->value,
            'category' => $placed->category($each->submissionId),
            'id' => $each->id,
        ], $this->applications->ofStage($viewer, $stage)));
    }

    /** @return list<array<string, mixed>> */
    private function ties(Viewer $viewer, Stage $stage, PlacedStage $placed): array
    {
        $applications = $placed->ties === [] ? [] : $this->applications->ofStage($viewer, $stage);
        $known = array_filter($placed->ties, static fn (Tie $each): bool => isset($applications[$each->proposed], $applications[$each->passedOver]));

        return array_values(array_map(static fn (Tie $each): array => [
            'passedOver' => $applications[$each->passedOver]->name,
            'proposed' => $applications[$each->proposed]->name,
            'tieBreaker' => $each->tieBreaker,
        ], $known));
    }

    /** @return list<array<string, mixed>> */
    private function questionsOf(Stage $stage): array
    {
        $questions = [];
        foreach ($this->questions->of($stage) as $id => $question) {
            $questions[] = [
                'choices' => array_map(static fn (string $choice): array => [
                    'id' => $choice,
                    'label' => self::texts($question['choices'][$choice]),
                ], array_map(strval(...), array_keys($question['choices']))),
                'id' => $id,
                'isMarked' => $question['isMarked'],
                'label' => self::texts($question['label']),
            ];
        }

        return $questions;
    }

    /**
     * @param array<string, string> $texts by language
     * @return list<array{name: string, value: string}>
     */
    private static function texts(array $texts): array
    {
        return array_map(static fn (string $language, string $text): array => ['name' => $language, 'value' => $text], array_keys($texts), array_values($texts));
    }
}
