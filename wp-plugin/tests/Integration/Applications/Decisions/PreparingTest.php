<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Decisions;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Decisions\Preparing\ReadDecisions;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\ReadHandling;
use Passerelle\Applications\Review\Reviewers\AnswerReviewing;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Content\Model\ContentType;
use Passerelle\Languages\Lang;
use Passerelle\Notices\ReadNotices;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What managers prepare: who may, what is refused, in which order, and that nobody else sees anything of it.
 *
 * @phpstan-import-type Row from DecisionTestCase
 */
final class PreparingTest extends DecisionTestCase
{
    public function testEachDecisionIsPreparedForItself(): void
    {
        $this->saveSettings();
        [$stale, $version] = [$this->items($this->third), $this->handling($this->id)];
        self::assertSame([], self::refused($this->prepare([$this->third], DecisionKind::Shortlisted)));
        $results = $this->plugin->get(PrepareDecisions::class)->prepare(
            $this->manager,
            [...$this->items($this->id), ...$stale, ['id' => 999999, 'version' => 1]],
            new DecisionInput(DecisionKind::Selected, 'EUR'),
            [$this->id => '1000.50', $this->third => '5'],
        );
        self::assertSame(
            [[$this->id, null, 'eligible', $version + 1], [$this->third, 'stale_version', 'eligible', $stale[0]['version'] + 1], [999999, 'not_found', null, null]],
            array_map(static fn (HandlingResult $each): array => [
                $each->applicationId,
                $each->error?->errorCode,
                $each->submission?->state->value,
                $each->submission?->handling,
            ], $results),
        );
        $rows = $this->rows();
        self::assertSame(
            [
                'amount' => '1000.50',
                'answer' => null,
                'answerUntil' => '2027-02-01T23:59:59Z',
                'answeredAt' => null,
                'category' => null,
                'currency' => 'EUR',
                'deviation' => null,
                'kind' => 'selected',
                'place' => null,
                'publishedAt' => null,
                'reason' => null,
            ],
            $rows[$this->id]['prepared'],
        );
        self::assertSame(['shortlisted', null, false], [self::kind($rows[$this->third]), $rows[$this->third]['published'], $rows[$this->third]['isOutdated']]);
        self::assertSame(
            ['1500.5', null, 'Bintou', 'eligible'],
            [$rows[$this->second]['amountAsked'], $rows[$this->second]['prepared'], $rows[$this->second]['name'], $rows[$this->second]['state']],
        );
        self::assertSame(['currency' => 'EUR', 'decimals' => 2], $this->decisions()['amount']);
    }

    public function testNothingOfItIsVisibleToAnybodyElse(): void
    {
        $this->saveSettings();
        $before = [$this->seen(), $this->plugin->get(Timeline::class)->of($this->id)];
        $this->prepare([$this->id], DecisionKind::Selected, '1234.56');
        self::assertEquals($before, [$this->seen(), $this->plugin->get(Timeline::class)->of($this->id)]);
        self::assertSame([], $this->db->rows("SELECT id FROM {$this->db->table('outbox')} WHERE payload LIKE %s", '%decision%'));
        $this->prepare([$this->id], DecisionKind::NotSelected);
        self::assertEquals($before, [$this->seen(), $this->plugin->get(Timeline::class)->of($this->id)]);
    }

    #[DataProvider('strangers')]
    public function testForStrangersThereIsNoDecision(string $who): void
    {
        $this->saveSettings();
        $this->prepare([$this->id], DecisionKind::Selected, '1234.56');
        $person = $this->stranger($who);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->decisions($person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->letters($this->id, $person)));
        self::assertSame([$this->id => 'not_found'], self::refused($this->prepare([$this->id], DecisionKind::NotSelected, by: $person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->publish(['selected' => 1], 2, true, $person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->saveSettings(by: $person)));
        self::assertSame('selected', self::kind($this->rows()[$this->id]));
    }

    public function testAnApplicationOfOnesOwnIsLeftToOthers(): void
    {
        $this->at(self::NOW);
        $own = $this->sent($this->owner, ['motive' => 'Le mien']);
        $this->at(self::AFTER);
        $this->findEligible($own);
        $this->prepare([$own], DecisionKind::NotSelected);
        self::assertArrayNotHasKey($own, $this->rows($this->owner));
        self::assertSame([1, 0], [$this->decisions($this->owner)['own'], $this->decisions()['own']]);
        self::assertSame([$own => 'not_found'], self::refused($this->prepare([$own], DecisionKind::Shortlisted, by: $this->owner)));
        $this->prepare([$this->id, $this->second, $this->third], DecisionKind::NotSelected);
        self::assertSame(3, $this->publish(['not_selected' => 3], by: $this->owner));
        self::assertSame(['eligible', 'not_selected'], [$this->state($own), $this->state($this->id)]);
    }

    public function testWhoReviewsSeesNothingBeforeAllTheirOwnScores(): void
    {
        $this->savePlan(['managersReview' => true]);
        wp_update_user(['ID' => $this->manager->id, 'user_email' => 'manager@manager.test']);
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->manager->id);
        $this->invite($this->manager, by: $this->owner);
        ($this->plugin->get(AnswerReviewing::class))($this->manager, $this->reviewerId($this->manager), true);
        $this->prepare([$this->second], DecisionKind::NotSelected, by: $this->owner);
        $this->assign([['applicationId' => $this->id, 'userId' => $this->manager->id]], $this->owner);
        self::assertSame([true, [], 0], [$this->decisions()['isHidden'], $this->decisions()['rows'], $this->decisions()['own']]);
        self::assertSame(['own_reviews_open'], $this->refusals(fn () => $this->letters($this->second)));
        self::assertSame([$this->id => 'own_reviews_open'], self::refused($this->prepare([$this->id], DecisionKind::Shortlisted)));
        self::assertSame(['own_reviews_open'], $this->refusals(fn () => $this->publish(['not_selected' => 1], 2, true)));
        self::assertCount(3, $this->rows($this->owner));
        $this->score($this->manager, $this->assignmentId($this->manager, $this->id));
        self::assertSame('not_selected', self::kind($this->rows()[$this->second]));
        self::assertSame([$this->id, 1], [array_key_first($this->rows()), $this->rows()[$this->id]['rank']], 'In the order of the ranking.');
    }

    public function testAmountsAreTypedInTheCurrencyOfTheForm(): void
    {
        $this->saveSettings();
        $refused = fn (string $amount, string $currency = 'EUR'): array => array_map(
            static fn (HandlingResult $each): array => array_map(static fn ($field): string => "{$field->path}: {$field->code}", $each->error->fields ?? []),
            $this->prepare([$this->id], DecisionKind::Selected, $amount, currency: $currency),
        )[0];
        self::assertSame(['amount: required'], $refused(''));
        self::assertSame(['amount: invalid_amount'], $refused('-5'));
        self::assertSame(['amount: invalid_amount'], $refused('0'));
        self::assertSame(['amount: invalid_amount'], $refused('1e3'));
        self::assertSame(['amount: invalid_amount'], $refused('10.005'));
        self::assertSame(['currency: invalid_choice'], $refused('10', 'XOF'));
        self::assertSame([], $refused('10.50'));
    }

    public function testADateToConfirmIsNeededForOffersOnly(): void
    {
        $this->prepare([$this->second], DecisionKind::NotSelected);
        [$result] = $this->prepare([$this->id], DecisionKind::Selected, '10');
        self::assertSame(['confirmUntil', 'required'], [$result->error?->fields[0]->path, $result->error?->fields[0]->code]);
        self::assertSame(['confirmUntil: date_too_early'], $this->refusals(fn () => $this->saveSettings(confirmUntil: '2027-01-11T09:59:59Z')));
        self::assertSame(['confirmUntil: date_too_late'], $this->refusals(fn () => $this->saveSettings(confirmUntil: '2028-01-11T09:59:59Z')));
        $this->saveSettings(confirmUntil: '2027-01-12T10:00:00Z');
        $this->at('2027-01-11 10:00:01');
        self::assertSame([], self::refused($this->prepare([$this->id], DecisionKind::Selected, '10')));
        self::assertSame('2027-01-18T23:59:59Z', self::prepared($this->rows()[$this->id])['answerUntil'] ?? null, 'Less than a day is left: the end of the seventh day.');
    }

    public function testTheWaitingListHasAnOrderWithoutGaps(): void
    {
        $this->prepare([$this->id, $this->second, $this->third], DecisionKind::WaitingList);
        self::assertSame([$this->id => 1, $this->second => 2, $this->third => 3], $this->places());
        $this->prepare([$this->third], DecisionKind::WaitingList, place: 1);
        self::assertSame([$this->third => 1, $this->id => 2, $this->second => 3], $this->places());
        self::assertSame([true, true, false], [$this->rows()[$this->id]['isOutdated'], $this->rows()[$this->second]['isOutdated'], $this->rows()[$this->third]['isOutdated']]);
        $renewed = $this->plugin->get(PrepareDecisions::class)->renew($this->manager, $this->items($this->id, $this->second));
        self::assertSame([], self::refused($renewed));
        self::assertStringContainsString('place 2', $this->letters($this->id)['fr']['body']);
        self::assertSame([], array_keys(array_column($this->rows(), 'isOutdated', 'id'), true, true));
        $this->plugin->get(PrepareDecisions::class)->forget($this->manager, $this->items($this->third));
        self::assertSame([$this->id => 1, $this->second => 2], $this->places());
        self::assertSame([$this->third => 'invalid_transition'], self::refused($this->plugin->get(PrepareDecisions::class)->forget($this->manager, $this->items($this->third))));
    }

    public function testWhatChangesMeanwhileMakesADecisionOutdated(): void
    {
        $this->saveSettings(['not_selected' => "Projet : {project}\n\n{feedback}"]);
        [$missing] = $this->prepare([$this->third], DecisionKind::NotSelected);
        self::assertSame(['letter_value_missing', ['fields' => ['project']]], [$missing->error?->errorCode, $missing->error?->current]);
        $this->prepare([$this->second], DecisionKind::NotSelected);
        self::assertFalse($this->rows()[$this->second]['isOutdated']);
        $this->reviewer($this->nour);
        $this->savePlan();
        $this->score($this->nour, $this->assigned($this->nour, $this->second));
        self::assertTrue($this->rows()[$this->second]['isOutdated'], 'A comment was added.');
        $this->plugin->get(PrepareDecisions::class)->renew($this->manager, $this->items($this->second));
        self::assertSame("Projet : Rythmes\n\nimpact (fr)\n– Net.", $this->letters($this->second)['fr']['body']);
        self::assertFalse($this->rows()[$this->second]['isOutdated']);
        $this->saveSettings(['not_selected' => 'Non.']);
        self::assertTrue($this->rows()[$this->second]['isOutdated'], 'The letter was changed.');
        self::assertStringContainsString('Rythmes', $this->letters($this->second)['fr']['body'], 'What was rendered stays until it is prepared again.');
        self::assertSame(['letters_outdated'], $this->refusals(fn () => $this->publish(['not_selected' => 1], 2, true)));
    }

    public function testWithdrawnApplicationsAreNotDecidedOn(): void
    {
        $this->prepare([$this->id, $this->second], DecisionKind::NotSelected);
        $this->perform($this->applicant, ApplicationAction::Withdraw, $this->id, 3);
        self::assertArrayNotHasKey($this->id, $this->rows());
        self::assertSame([$this->id => 'invalid_transition'], self::refused($this->prepare([$this->id], DecisionKind::Shortlisted)));
        self::assertSame(1, $this->publish(['not_selected' => 1], 1, true));
        self::assertSame('eligible', $this->state($this->id));
    }

    /** @return array<int, int> places by application, in their order */
    private function places(): array
    {
        $places = [];
        foreach ($this->rows() as $id => $row) {
            $place = self::prepared($row)['place'] ?? null;
            $places += is_int($place) ? [$id => $place] : [];
        }
        asort($places);

        return $places;
    }

    /**
     * What the applicant reads, is told of, and gets as a copy; and the timeline of those who run the call.
     *
     * @return list<mixed>
     */
    private function seen(): array
    {
        return [
            $this->read($this->applicant, $this->id),
            $this->applications($this->applicant),
            ($this->plugin->get(ReadNotices::class))($this->applicant, Lang::French, 1, 20),
            iterator_to_array($this->plugin->get(PersonalApplications::class)->of($this->applicant->id), false),
            array_diff_key($this->plugin->get(ReadHandling::class)->data($this->manager, $this->id), ['version' => true]),
        ];
    }

    /** @param Row $row */
    private static function kind(array $row): string
    {
        $kind = self::prepared($row)['kind'] ?? '';

        return is_string($kind) ? $kind : '';
    }

    /**
     * @param Row $row
     * @return array<string, mixed>
     */
    private static function prepared(array $row): array
    {
        return $row['prepared'] ?? [];
    }
}
