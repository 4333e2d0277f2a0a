<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use LogicException;
use Passerelle\Applications\DecisionReviews\Asking\AskReview;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Decisions\Offers\AnswerOffer;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Decisions\Publication\PublicationRequest;
use Passerelle\Applications\Decisions\Publication\PublishDecisions;
use Passerelle\Applications\Decisions\Settings\ChangeSettings;
use Passerelle\Applications\Decisions\Settings\SettingsInput;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\PublicResults\AgreeToShow;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\CallDates;
use Passerelle\Content\Record;

/** The results of a call that is closed: decisions that were published, answers to its offers, and requests for reviews. */
final readonly class DemoDecisions
{
    private const CURRENCY = 'EUR';

    public function __construct(private DemoPast $past)
    {
    }

    /**
     * Once for each call: where something is decided already, nothing is added.
     *
     * @param array<mixed> $results of the demo content
     */
    public function ensure(Record $call, array $results): void
    {
        $db = $this->past->db;
        if ($db->value("SELECT 1 FROM {$db->table(DecisionTables::SETTINGS)} WHERE call_group = %d", $call->groupId) === null) {
            $this->past->happen(fn () => $this->decide($call, $results));
        }
    }

    /** @param array<mixed> $results */
    private function decide(Record $call, array $results): void
    {
        $closesAt = CallDates::of($call->values)->closesAt ?? throw new LogicException("{$call->title} has no closing.");
        $this->past->clock->set($closesAt->modify('+1 day'));
        (new DemoEligibility($this->past))->check($call, []);
        $this->past->clock->set($closesAt->modify('+20 days'));
        $this->saveSettings($call, $results);
        $ids = [];
        foreach ($this->past->plugin->get(ReviewedApplications::class)->ofStage(Stage::first($call->groupId)) as $application) {
            $ids[$application->userId] = $application->id;
        }
        foreach ($results['decisions'] as $decision) {
            $this->prepare($ids[$this->past->viewer($decision['applicant'])->id], $decision);
        }
        $this->past->clock->set($closesAt->modify('+22 days'));
        $counts = array_count_values(array_column($results['decisions'], 'kind'));
        ($this->past->plugin->get(PublishDecisions::class))($this->past->viewer(DemoEligibility::MANAGER), new PublicationRequest($call->id, null, $counts, 0, false));
        $this->past->clock->set($closesAt->modify('+25 days'));
        foreach ($results['decisions'] as $decision) {
            $person = $this->past->viewer($decision['applicant']);
            if (isset($decision['confirms'])) {
                ($this->past->plugin->get(AnswerOffer::class))($person, $ids[$person->id], $decision['confirms']);
            }
            if (isset($decision['agrees'])) {
                ($this->past->plugin->get(AgreeToShow::class))($person, $ids[$person->id], $decision['agrees']);
            }
            if (isset($decision['review'])) {
                ($this->past->plugin->get(AskReview::class))($person, $ids[$person->id], $decision['review']);
            }
        }
    }

    /**
     * The letters of the platform, and until when offers can be confirmed.
     *
     * @param array<mixed> $results
     */
    private function saveSettings(Record $call, array $results): void
    {
        $settings = $this->past->plugin->get(SettingsStore::class)->find(Stage::first($call->groupId));
        /** @var array<string, array<string, array{subject: string, body: string}>> $letters */
        $letters = json_decode((string) json_encode($settings->letters, JSON_THROW_ON_ERROR), true, 8, JSON_THROW_ON_ERROR);
        $until = (new DemoDates($this->past->now))->read($results['confirmUntil'], $call->values->text('zone'));
        ($this->past->plugin->get(ChangeSettings::class))(
            $this->past->viewer(DemoEligibility::MANAGER),
            $call->id,
            null,
            $settings->version,
            new SettingsInput($letters, $until, $results['offerDays'], $results['reviewDays'], $results['showsResults']),
        );
    }

    /** @param array<mixed> $decision */
    private function prepare(int $applicationId, array $decision): void
    {
        $amount = (string) ($decision['amount'] ?? '');
        $item = ['id' => $applicationId, 'version' => $this->past->plugin->get(SubmissionStore::class)->find($applicationId)->handling ?? 0];
        $input = new DecisionInput(DecisionKind::from($decision['kind']), $amount === '' ? '' : self::CURRENCY);
        [$result] = $this->past->plugin->get(PrepareDecisions::class)->prepare($this->past->viewer(DemoEligibility::MANAGER), [$item], $input, [$applicationId => $amount]);
        if ($result->error !== null) {
            throw $result->error;
        }
    }
}
