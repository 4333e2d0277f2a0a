<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\DecisionReviews;

use Passerelle\Applications\DecisionReviews\Answering\AnswerReview;
use Passerelle\Applications\DecisionReviews\Answering\PreviewCorrection;
use Passerelle\Applications\DecisionReviews\Answering\ReviewAnswer;
use Passerelle\Applications\DecisionReviews\Asking\AskReview;
use Passerelle\Applications\DecisionReviews\Asking\ReadOwnReview;
use Passerelle\Applications\DecisionReviews\Reading\ReadReview;
use Passerelle\Applications\DecisionReviews\Reading\ReadReviews;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\EligibilityCheck\IneligibilityReason;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Languages\Lang;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Decisions\DecisionTestCase;

/** Aïda is not selected, Bintou and Chloé are on the waiting list; a review can be asked for within ten days. A second manager, Fatou, decided nothing. */
abstract class DecisionReviewTestCase extends DecisionTestCase
{
    protected const LAST = '2027-01-20 23:59:59';
    protected const LATE = '2027-01-21 00:00:00';
    protected const TEXT = 'Le jury a lu un autre dossier.';

    protected Viewer $fatou;
    /** Whose application is ineligible, once ineligible() has made it. */
    protected Viewer $dado;

    protected function setUp(): void
    {
        parent::setUp();
        $this->fatou = $this->users->operateur();
        wp_update_user(['ID' => $this->fatou->id, 'display_name' => 'Fatou', 'user_email' => 'fatou@fatou.test']);
        $this->call = $this->content->save($this->call, ['managerIds' => [$this->manager->id, $this->fatou->id]]);
        $this->saveSettings(reviewDays: 10);
        $this->prepare([$this->id], DecisionKind::NotSelected);
        $this->prepare([$this->second, $this->third], DecisionKind::WaitingList);
        $this->publish(['not_selected' => 1, 'waiting_list' => 2]);
    }

    /** Another application, which the manager finds ineligible. */
    protected function ineligible(): int
    {
        $this->dado = $this->named('Dado');
        $this->at(self::NOW);
        $id = $this->sent($this->dado, ['motive' => 'Forêt']);
        $this->at(self::AFTER);
        $input = EligibilityInput::of(EligibilityResult::Ineligible, IneligibilityReason::Country, null, 'Hors zone.', 100);
        self::assertSame([], self::refused(($this->plugin->get(CheckEligibility::class))($this->manager, $this->items($id), $input)));

        return $id;
    }

    protected function askReview(?Viewer $viewer = null, ?int $id = null, string $text = self::TEXT): void
    {
        ($this->plugin->get(AskReview::class))($viewer ?? $this->applicant, $id ?? $this->id, $text);
    }

    protected function reject(?Viewer $viewer = null, ?int $id = null, ?int $version = null, string $text = 'Le dossier lu était le bon.'): void
    {
        $id ??= $this->id;
        ($this->plugin->get(AnswerReview::class))($viewer ?? $this->fatou, $id, $version ?? $this->handling($id), new ReviewAnswer(false, $text));
    }

    protected function uphold(DecisionKind $kind, string $amount = '', ?Viewer $viewer = null, ?int $id = null, ?string $sources = null): void
    {
        $id ??= $this->id;
        $input = new DecisionInput($kind, $amount === '' ? '' : 'EUR', null, $amount);
        ($this->plugin->get(AnswerReview::class))($viewer ?? $this->fatou, $id, $this->handling($id), new ReviewAnswer(
            true,
            'Le jury s’est trompé.',
            $input,
            $sources ?? $this->preview($kind, $amount, $viewer, $id)['sources'],
        ));
    }

    /** @return array{letters: list<array{body: string, language: string, subject: string}>, sources: string} */
    protected function preview(DecisionKind $kind, string $amount = '', ?Viewer $viewer = null, ?int $id = null): array
    {
        /** @var array{letters: list<array{body: string, language: string, subject: string}>, sources: string} $preview */
        $preview = $this->plugin->get(PreviewCorrection::class)->data(
            $viewer ?? $this->fatou,
            $id ?? $this->id,
            new DecisionInput($kind, $amount === '' ? '' : 'EUR', null, $amount),
        );

        return $preview;
    }

    /** @return array<string, mixed> */
    protected function ownReview(?Viewer $viewer = null, ?int $id = null): array
    {
        return $this->plugin->get(ReadOwnReview::class)->data($viewer ?? $this->applicant, $id ?? $this->id);
    }

    /** @return array<string, mixed> */
    protected function decisionReview(Viewer $viewer, ?int $id = null): array
    {
        return $this->plugin->get(ReadReview::class)->data($viewer, $id ?? $this->id);
    }

    /** @return list<array<string, mixed>> */
    protected function listed(Viewer $viewer): array
    {
        /** @var list<array<string, mixed>> $rows */
        $rows = $this->plugin->get(ReadReviews::class)->data($viewer, $this->call->id, null)['rows'];

        return $rows;
    }

    /** @return list<string> titles of notices about reviews, the newest first */
    protected function titles(Viewer $viewer): array
    {
        $all = ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 20);
        $ofReviews = array_values(array_filter($all, static fn (ReadNotice $each): bool => $each->notice->kind->value === 'decision_review'));

        return array_map(static fn (ReadNotice $each): string => str_replace("\u{A0}", ' ', $each->title), $ofReviews);
    }

    /** @return list<array{string, int}> events of the timeline with who did them, the newest first */
    protected function events(int $id): array
    {
        $events = [];
        foreach ($this->plugin->get(Timeline::class)->of($id) as $entry) {
            $events[] = [$entry->event->value, $entry->actorId];
        }

        return $events;
    }

    /** Letters that wait in the outbox. */
    protected function letterMails(): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE payload LIKE %s", '%applications.decision_letter%');
    }
}
