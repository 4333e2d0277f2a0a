<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\PublicResults;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Offers\AnswerOffer;
use Passerelle\Applications\Decisions\Offers\ReadOwnDecision;
use Passerelle\Applications\Decisions\Offers\RevokeOffer;
use Passerelle\Applications\DecisionReviews\Asking\AskReview;
use Passerelle\Applications\PublicResults\AgreeToShow;
use Passerelle\Applications\PublicResults\PublicResult;
use Passerelle\Applications\PublicResults\PublicResultStore;
use Passerelle\Applications\PublicResults\ShowFinalResults;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Decisions\DecisionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The page of a call shows who was selected, has confirmed and agrees, once that is final. Bintou and Chloé are selected, Aïda is not. */
final class PublicResultsTest extends DecisionTestCase
{
    /** The worker looks every hour. */
    private const FINAL = '2027-01-21 01:00:00';

    protected function setUp(): void
    {
        parent::setUp();
        $this->saveSettings(reviewDays: 10, showsResults: true);
        $this->prepare([$this->id], DecisionKind::NotSelected);
        $this->prepare([$this->second, $this->third], DecisionKind::Selected, '900');
        $this->publish(['not_selected' => 1, 'selected' => 2]);
        $this->answerOffer($this->bintou, $this->second);
        $this->answerOffer($this->chloe, $this->third);
    }

    public function testWhoHasConfirmedAndAgreesIsShownOnceThatIsFinal(): void
    {
        self::assertSame(['agrees' => false, 'country' => null, 'isShown' => false, 'name' => 'Bintou', 'title' => 'Rythmes'], $this->ownResult());
        $this->agree();
        self::assertSame([[], true], [$this->shownOnes(), $this->ownResult()['agrees'] ?? null]);
        $this->work('2027-01-20 23:59:59');
        self::assertSame([], $this->shownOnes(), 'A review can still be asked for.');
        $this->work(self::FINAL);
        self::assertSame([['Bintou', 'Rythmes', '']], $this->shownOnes(), 'Chloé has not agreed.');
        self::assertTrue($this->ownResult()['isShown'] ?? null);
    }

    public function testFinalWaitsForOpenReviews(): void
    {
        $this->agree();
        ($this->plugin->get(AskReview::class))($this->applicant, $this->id, 'Relisez.');
        $this->work(self::FINAL);
        self::assertSame([], $this->shownOnes());
    }

    public function testItIsTakenBackAtAnyTime(): void
    {
        $this->shown();
        $this->agree(agrees: false);
        self::assertSame([[], false], [$this->shownOnes(), $this->ownResult()['agrees'] ?? null]);
        self::assertSame([$this->tag()], $this->droppedPages());
        $this->agree();
        $this->work('2027-02-01 00:00:00');
        self::assertCount(1, $this->shownOnes());
    }

    public function testWhatIsWithdrawnErasedOrRevokedDisappears(): void
    {
        $this->shown();
        $this->perform($this->bintou, ApplicationAction::Withdraw, $this->second, 3);
        self::assertSame([[], [$this->tag()]], [$this->shownOnes(), $this->droppedPages()]);
        $this->agree($this->chloe, $this->third);
        $this->work('2027-02-01 00:00:00');
        self::assertSame([['Chloé', '', '']], $this->shownOnes());
        $this->forgetPages();
        $this->plugin->get(PersonalApplications::class)->erase($this->chloe->id);
        self::assertSame([[], [$this->tag()]], [$this->shownOnes(), $this->droppedPages()]);
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('application_public_results')}"));
    }

    public function testARevokedOfferIsNotShown(): void
    {
        $this->shown();
        ($this->plugin->get(RevokeOffer::class))($this->manager, $this->second, $this->handling($this->second), 'Budget.');
        self::assertSame([[], [$this->tag()], null], [$this->shownOnes(), $this->droppedPages(), $this->ownResult()]);
    }

    public function testTheCallDecidesWhetherResultsAreShown(): void
    {
        $this->shown();
        $this->saveSettings(reviewDays: 10, showsResults: false);
        self::assertSame([[], [$this->tag()]], [$this->shownOnes(), $this->droppedPages()]);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->agree($this->chloe, $this->third)));
        $this->saveSettings(reviewDays: 10, showsResults: true);
        $this->work('2027-02-01 00:00:00');
        self::assertCount(1, $this->shownOnes());
    }

    public function testOnlyWhoHasConfirmedAgrees(): void
    {
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->agree($this->applicant, $this->id)));
    }

    #[DataProvider('strangers')]
    public function testOthersAgreeToNothing(string $who): void
    {
        $person = $this->stranger($who);
        $expected = $who === 'co-writer' ? 'invalid_transition' : 'not_found';
        self::assertSame([$who === 'applicant' ? 'invalid_transition' : $expected], $this->refusals(fn () => $this->agree($person, $this->id)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->agree($person, $this->second)));
    }

    public function testTheCopyOfApplicantsHasIt(): void
    {
        $this->shown();
        [$copy] = iterator_to_array($this->plugin->get(PersonalApplications::class)->of($this->bintou->id), false);
        $result = (array) $copy['publicResult'];
        self::assertSame(['Bintou', 'Rythmes', self::FINAL], [$result['name'], $result['title'], $result['shownAt']]);
    }

    private function shown(): void
    {
        $this->agree();
        $this->work(self::FINAL);
        self::assertCount(1, $this->shownOnes());
        $this->forgetPages();
    }

    private function answerOffer(Viewer $viewer, int $id): void
    {
        ($this->plugin->get(AnswerOffer::class))($viewer, $id, true);
    }

    private function agree(?Viewer $viewer = null, ?int $id = null, bool $agrees = true): void
    {
        ($this->plugin->get(AgreeToShow::class))($viewer ?? $this->bintou, $id ?? $this->second, $agrees);
    }

    private function work(string $instant): void
    {
        $this->at($instant);
        $this->plugin->get(ShowFinalResults::class)->run();
    }

    /** @return array<string, mixed>|null of Bintou */
    private function ownResult(): ?array
    {
        $own = $this->plugin->get(ReadOwnDecision::class)->data($this->bintou, $this->second)['publicResult'];

        return $own === null ? null : array_combine(array_map(strval(...), array_keys((array) $own)), (array) $own);
    }

    /** @return list<array{string, string, string}> */
    private function shownOnes(): array
    {
        return array_map(
            static fn (PublicResult $each): array => [$each->name, $each->title, $each->country],
            $this->plugin->get(PublicResultStore::class)->shown($this->call->groupId),
        );
    }

    private function tag(): string
    {
        return "item:{$this->call->groupId}";
    }

    private function forgetPages(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')} WHERE kind = 'invalidate'");
    }

    /** @return list<string> tags of cached pages that are dropped */
    private function droppedPages(): array
    {
        $tags = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'invalidate' ORDER BY id") as $payload) {
            $tags = [...$tags, ...(array) ((array) json_decode((string) $payload, true))['tags']];
        }

        return array_values(array_unique(array_filter($tags, is_string(...))));
    }
}
