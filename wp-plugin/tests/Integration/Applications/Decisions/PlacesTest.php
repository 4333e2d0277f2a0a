<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Decisions;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Offers\AnswerOffer;
use Passerelle\Applications\Decisions\Places\ChangePlaces;
use Passerelle\Applications\Decisions\Places\Plan\CategoryPlaces;
use Passerelle\Applications\Decisions\Places\Plan\Minimum;
use Passerelle\Applications\Decisions\Places\Plan\MinimumSource;
use Passerelle\Applications\Decisions\Places\Plan\PlacePlan;
use Passerelle\Applications\Decisions\Places\ReadPlacement;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Export\PermittedExport;
use Passerelle\Applications\Export\ReadExport;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Review\Ranking\DrawTies;
use Passerelle\Applications\Stages\ForgetStages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A call with the categories music and dance: who is proposed for their places, what a person decides instead, and who moves up.
 *
 * @phpstan-type Placement array{
 *     categories: list<array<string, mixed>>, cutOff: int|null, isFrozen: bool, isHidden: bool, question: string, version: int,
 *     proposals: list<array{basis: string|null, category: string, id: int}>,
 *     ties: list<array{passedOver: string, proposed: string, tieBreaker: string}>,
 * }
 */
final class PlacesTest extends DecisionTestCase
{
    protected const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 2000],
        'title' => ['kind' => 'shortText', 'commonField' => 'title'],
        'amount' => ['kind' => 'amount', 'currency' => 'EUR', 'commonField' => 'amountRequested'],
        'mail' => ['kind' => 'email'],
        'discipline' => ['kind' => 'choice', 'choices' => [
            ['id' => 'music', 'label' => ['fr' => 'Musique', 'en' => 'Music']],
            ['id' => 'dance', 'label' => ['fr' => 'Danse', 'en' => 'Dance']],
        ]],
        'rural' => ['kind' => 'choice', 'countsForPlaces' => true, 'choices' => [
            ['id' => 'yes', 'label' => ['fr' => 'À la campagne', 'en' => 'In the country']],
            ['id' => 'no', 'label' => ['fr' => 'En ville', 'en' => 'In town']],
        ]],
        'gender' => ['kind' => 'choice', 'statistical' => true, 'choices' => [['id' => 'woman', 'label' => ['fr' => 'Femme', 'en' => 'Woman']]]],
    ];

    /** @var array<string, Viewer> */
    private array $people = [];
    private int $dance;
    private int $rural;
    private int $none;

    protected function setUp(): void
    {
        parent::setUp();
        $this->at(self::NOW);
        $music = [['Fatou', '5', 'music', 'no'], ['Gora', '4', 'music', null]];
        [$this->second, $this->third] = array_map(fn (array $each): int => $this->sentIn(...$each), $music);
        $this->rural = $this->sentIn('Hawa', '3', 'music', 'yes');
        $this->dance = $this->sentIn('Issa', '2', 'dance', 'yes');
        $this->none = $this->sentIn('Jules', '1', null, 'yes');
        $this->at(self::AFTER);
        $this->findEligible($this->second, $this->third, $this->rural, $this->dance, $this->none);
        $this->savePlan(['managersReview' => true]);
        $this->reviewer($this->nour);
        foreach ([$this->second => 500, $this->third => 450, $this->rural => 300, $this->dance => 250, $this->none => 500] as $id => $quality) {
            $this->score($this->nour, $this->assigned($this->nour, $id), ['quality' => $quality, 'impact' => 1000]);
        }
        $this->saveSettings();
    }

    public function testWithoutAPlanNothingOfItIsThere(): void
    {
        $placement = $this->placement();
        self::assertSame([[], [], [], '', null, 0, false], self::picked($placement, ['categories', 'proposals', 'ties', 'question', 'cutOff', 'version', 'isFrozen']));
        self::assertSame([], self::refused($this->prepare([$this->dance, $this->none], DecisionKind::Selected, '100')), 'Nothing is proposed, and nothing deviates.');
        self::assertSame([null, null], [$this->rows()[$this->dance]['prepared']['category'] ?? null, $this->rows()[$this->dance]['prepared']['deviation'] ?? null]);
    }

    public function testPlacesAreProposedWithinCategoriesWithMinimumsFirst(): void
    {
        $this->savePlaces(self::categories(2, 3, [new Minimum(MinimumSource::Question, 'rural', 'yes', 1)]));
        $placement = $this->placement();
        self::assertSame(
            [
                [
                    'amount' => '',
                    'id' => 'music',
                    'minimums' => [['count' => 1, 'met' => 1, 'question' => 'rural', 'source' => 'question', 'value' => 'yes']],
                    'places' => 2,
                    'proposed' => 2,
                    'taken' => 0,
                    'unfilled' => 0,
                ],
                ['amount' => '900', 'id' => 'dance', 'minimums' => [], 'places' => 3, 'proposed' => 1, 'taken' => 0, 'unfilled' => 2],
            ],
            $placement['categories'],
        );
        self::assertSame(
            [
                $this->second => ['music', 'ranking'],
                $this->third => ['music', null],
                $this->rural => ['music', 'minimum'],
                $this->dance => ['dance', 'ranking'],
                $this->none => ['', null],
            ],
            $this->proposals($this->second, $this->third, $this->rural, $this->dance, $this->none),
        );
    }

    public function testNobodyBelowTheCutOffIsProposed(): void
    {
        // Dance has 250 of 500 by two thirds, and all of the other criterion: 66.7 of 100.
        $this->savePlaces(self::categories(2, 3, [new Minimum(MinimumSource::Question, 'rural', 'yes', 1)], 70));
        self::assertSame(
            [$this->second => ['music', 'ranking'], $this->rural => ['music', 'minimum'], $this->dance => ['dance', null]],
            $this->proposals($this->second, $this->rural, $this->dance),
        );
        $this->savePlaces(self::categories(2, 3, [], 95));
        self::assertSame([$this->second => ['music', 'ranking'], $this->third => ['music', null]], $this->proposals($this->second, $this->third));
    }

    public function testCountriesAndLanguagesCountToo(): void
    {
        $this->savePlaces(new PlacePlan('', null, [new CategoryPlaces('', 1, '', [new Minimum(MinimumSource::Language, '', 'fr', 1)])]));
        self::assertSame([[1, 0, 1]], array_map(
            static fn (array $each): array => self::picked($each, ['places', 'unfilled', 'proposed']),
            $this->placement()['categories'],
        ));
    }

    public function testATieIsNamedWithWhatSettlesIt(): void
    {
        $this->savePlaces(new PlacePlan('', null, [new CategoryPlaces('', 1)]));
        self::assertSame([['Fatou', 'Jules'], 'tied'], [$this->tiedNames(), $this->placement()['ties'][0]['tieBreaker'] ?? null]);
        ($this->plugin->get(DrawTies::class))($this->manager, $this->call->id, null);
        self::assertSame([['Fatou', 'Jules'], 'draw'], [$this->tiedNames(), $this->placement()['ties'][0]['tieBreaker'] ?? null]);
    }

    public function testWhatIsNotProposedNeedsAReason(): void
    {
        $this->savePlaces(self::categories(2, 3));
        $both = [$this->second, $this->rural];
        self::assertSame([$this->rural => 'invalid_fields'], self::refused($this->decide($both, DecisionKind::Selected)));
        self::assertSame([$this->third => 'invalid_fields'], self::refused($this->decide([$this->third, $this->rural], DecisionKind::NotSelected)));
        self::assertSame([$this->third => 'invalid_fields'], self::refused($this->decide([$this->third], DecisionKind::WaitingList, str_repeat('a', 3001))));
        self::assertSame([], self::refused($this->decide([$this->third], DecisionKind::Shortlisted)), 'A shortlist fills no place.');
        self::assertSame([], self::refused($this->decide($both, DecisionKind::Selected, 'Seule de sa région.')));
        $rows = $this->rows();
        self::assertSame(
            [['music', null], ['music', 'Seule de sa région.']],
            array_map(static fn (int $id): array => [$rows[$id]['prepared']['category'] ?? null, $rows[$id]['prepared']['deviation'] ?? null], $both),
            'Where nothing deviates, no reason is stored.',
        );
        self::assertSame([], self::refused($this->decide([$this->none], DecisionKind::Selected, 'Hors discipline.')), 'Also without a category.');
        $this->plugin->get(PrepareDecisions::class)->renew($this->manager, $this->items($this->rural));
        self::assertSame('Seule de sa région.', $this->rows()[$this->rural]['prepared']['deviation'] ?? null);
    }

    public function testAChangedPlanPutsDecisionsOutOfDate(): void
    {
        $this->decide([$this->second, $this->dance], DecisionKind::Selected);
        $this->decide([$this->none], DecisionKind::NotSelected);
        $this->savePlaces(self::categories(2, 0));
        self::assertSame([true, true, false], array_map(fn (int $id): bool => $this->rows()[$id]['isOutdated'], [$this->second, $this->dance, $this->none]));
        self::assertSame(['letters_outdated'], $this->refusals(fn () => $this->publish(['selected' => 2, 'not_selected' => 1], 5, true)));
        $renewed = $this->plugin->get(PrepareDecisions::class)->renew($this->manager, $this->items($this->second, $this->dance));
        self::assertSame([$this->dance => 'invalid_fields'], self::refused($renewed), 'There is no place in its category.');
        self::assertFalse($this->rows()[$this->second]['isOutdated']);
    }

    public function testTheWaitingListMovesUpWithinItsCategory(): void
    {
        $this->savePlaces(self::categories(1, 1));
        $this->decide([$this->second, $this->dance], DecisionKind::Selected);
        $this->decide([$this->none, $this->third, $this->rural], DecisionKind::WaitingList);
        $rows = $this->rows();
        $places = array_map(static fn (int $id): mixed => $rows[$id]['prepared']['place'] ?? null, [$this->none, $this->third, $this->rural]);
        self::assertSame([1, 1, 2], $places, 'Each list has its own places.');
        $this->publish(['selected' => 2, 'waiting_list' => 3], 3, true);
        $this->answerOffer('Issa', $this->dance, false);
        self::assertSame([], array_filter(array_column($this->rows(), 'prepared'), is_array(...)), 'Nobody of another category gets the place of dance.');
        self::assertSame([[1, 0], [0, 1]], array_map(
            static fn (array $each): array => self::picked($each, ['taken', 'unfilled']),
            $this->placement()['categories'],
        ));
        $this->answerOffer('Fatou', $this->second, false);
        $rows = $this->rows();
        self::assertSame(
            ['selected', 'music', null, null],
            [
                $rows[$this->third]['prepared']['kind'] ?? null,
                $rows[$this->third]['prepared']['category'] ?? null,
                $rows[$this->rural]['prepared'] ?? null,
                $rows[$this->none]['prepared'] ?? null,
            ],
        );
        self::assertFalse($rows[$this->third]['isOutdated']);
        self::assertSame([$this->rural => 'invalid_fields'], self::refused($this->decide([$this->rural], DecisionKind::Selected)), 'It is not the first that waits.');
        self::assertSame(1, $this->publish(['selected' => 1], 3, true));
    }

    public function testTheAmountOfAPlaceGoesToWhoMovesUp(): void
    {
        $this->savePlaces(new PlacePlan('discipline', null, [new CategoryPlaces('music', 1, '700')]));
        $this->decide([$this->second], DecisionKind::Selected);
        $this->decide([$this->third], DecisionKind::WaitingList);
        $this->publish(['selected' => 1, 'waiting_list' => 1], 6, true);
        $this->answerOffer('Fatou', $this->second, false);
        self::assertSame('700', $this->rows()[$this->third]['prepared']['amount'] ?? null);
    }

    public function testExportsSayWhatWasDecidedAndWhyItDeviates(): void
    {
        $this->savePlaces(self::categories(1, 1));
        $this->decide([$this->second], DecisionKind::NotSelected, 'Déjà soutenue.');
        $this->decide([$this->third], DecisionKind::Selected, 'Projet mûr.');
        self::assertSame([], array_filter(array_column($this->exported(), 'decision'), is_array(...)), 'What is prepared is in no export.');
        $this->publish(['not_selected' => 1, 'selected' => 1], 6, true);
        $this->decide([$this->dance], DecisionKind::Selected);
        $this->answerOffer('Gora', $this->third, true);
        $exported = array_column($this->exported(), 'decision', 'id');
        self::assertEquals(
            [
                $this->second => [
                    'kind' => 'not_selected',
                    'publishedAt' => '2027-01-10T10:00:00Z',
                    'place' => null,
                    'category' => 'music',
                    'categoryNames' => (object) ['fr' => 'Musique', 'en' => 'Music'],
                    'amount' => '',
                    'currency' => '',
                    'answer' => null,
                    'answeredAt' => null,
                    'deviation' => 'Déjà soutenue.',
                ],
                $this->third => [
                    'kind' => 'selected',
                    'publishedAt' => '2027-01-10T10:00:00Z',
                    'place' => null,
                    'category' => 'music',
                    'categoryNames' => (object) ['fr' => 'Musique', 'en' => 'Music'],
                    'amount' => '100',
                    'currency' => 'EUR',
                    'answer' => 'confirmed',
                    'answeredAt' => '2027-01-10T10:00:00Z',
                    'deviation' => 'Projet mûr.',
                ],
                $this->dance => null,
            ],
            array_intersect_key($exported, array_flip([$this->second, $this->third, $this->dance])),
        );
        self::assertSame(['not_found'], $this->refusals(fn () => $this->exported($this->people['Gora'])), 'Managers only.');
    }

    public function testOnceADecisionIsPublishedThePlanStays(): void
    {
        $this->savePlaces(self::categories(2, 3));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->savePlaces(new PlacePlan(), 0)), 'Another manager has saved.');
        $this->decide([$this->second], DecisionKind::Selected);
        $this->publish(['selected' => 1], 7, true);
        self::assertTrue($this->placement()['isFrozen']);
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->savePlaces(new PlacePlan())));
    }

    /** @param list<string> $problems */
    #[DataProvider('refusedPlans')]
    public function testAPlanThatCannotBeIsRefused(PlacePlan $plan, array $problems): void
    {
        $refused = [];
        try {
            $this->savePlaces($plan);
        } catch (DomainError $error) {
            $refused = array_map(static fn (FieldError $each): string => "{$each->path} {$each->code}", $error->fields);
        }
        self::assertSame($problems, $refused);
    }

    /** @return array<string, array{PlacePlan, list<string>}> */
    public static function refusedPlans(): array
    {
        $music = static fn (int $places, Minimum ...$minimums): PlacePlan => new PlacePlan('discipline', null, [new CategoryPlaces('music', $places, '', array_values($minimums))]);

        return [
            'a question that is not asked' => [new PlacePlan('region'), ['question invalid_choice']],
            'a statistical question' => [new PlacePlan('gender', null, [new CategoryPlaces('woman', 1)]), ['question invalid_choice', 'categories.0.id invalid_choice']],
            'a choice that is not offered' => [new PlacePlan('discipline', null, [new CategoryPlaces('theatre', 1)]), ['categories.0.id invalid_choice']],
            'a choice twice' => [new PlacePlan('discipline', null, [new CategoryPlaces('music', 1), new CategoryPlaces('music', 1)]), ['categories.1.id invalid_choice']],
            'places that nobody can have' => [$music(-1), ['categories.0.places invalid_value']],
            'a cut-off above the scale' => [new PlacePlan('', 101, [new CategoryPlaces('', 1)]), ['cutOff invalid_value']],
            'an amount in words' => [new PlacePlan('', null, [new CategoryPlaces('', 1, 'mille')]), ['categories.0.amount invalid_amount']],
            'minimums beyond the places' => [
                $music(2, new Minimum(MinimumSource::Country, '', 'ML', 2), new Minimum(MinimumSource::Country, '', 'SN', 1)),
                ['categories.0.places invalid_value'],
            ],
            'an unknown country' => [$music(2, new Minimum(MinimumSource::Country, '', 'ZZ', 1)), ['categories.0.minimums.0.value invalid_choice']],
            'a question without consent' => [$music(2, new Minimum(MinimumSource::Question, 'discipline', 'music', 1)), ['categories.0.minimums.0.value invalid_choice']],
            'a minimum of none' => [$music(2, new Minimum(MinimumSource::Language, '', 'fr', 0)), ['categories.0.minimums.0.count invalid_value']],
            'a minimum twice' => [
                $music(2, new Minimum(MinimumSource::Language, '', 'fr', 1), new Minimum(MinimumSource::Language, '', 'fr', 1)),
                ['categories.0.minimums.1.value invalid_choice'],
            ],
        ];
    }

    #[DataProvider('strangers')]
    public function testForStrangersThereIsNoPlan(string $who): void
    {
        $this->savePlaces(self::categories(2, 3));
        $person = $this->stranger($who);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->placement($person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->savePlaces(new PlacePlan(), by: $person)));
    }

    public function testAManagerWhoStillScoresSeesNoProposal(): void
    {
        $this->savePlaces(self::categories(2, 3));
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->manager->id);
        wp_update_user(['ID' => $this->manager->id, 'user_email' => 'manager@jury.test']);
        $this->reviewer($this->manager);
        $this->assigned($this->manager, $this->second);
        $placement = $this->placement();
        self::assertSame([true, [], []], self::picked($placement, ['isHidden', 'proposals', 'ties']));
        self::assertSame(
            [[2, null, null, null], [3, null, null, null]],
            array_map(static fn (array $each): array => self::picked($each, ['places', 'proposed', 'taken', 'unfilled']), $placement['categories']),
        );
        self::assertSame([true, false], [$this->placement($this->owner)['proposals'] !== [], $this->placement($this->owner)['isHidden']]);
    }

    public function testThePlanGoesWithTheCall(): void
    {
        $this->savePlaces(self::categories(2, 3));
        ($this->plugin->get(ForgetStages::class))($this->call->groupId);
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table('application_places')}"));
    }

    /** @param list<Minimum> $minimums of music */
    private static function categories(int $music, int $dance, array $minimums = [], ?int $cutOff = null): PlacePlan
    {
        return new PlacePlan('discipline', $cutOff, [new CategoryPlaces('music', $music, '', $minimums), new CategoryPlaces('dance', $dance, '900')]);
    }

    private function sentIn(string $name, string $amount, ?string $discipline, ?string $rural): int
    {
        $answers = ['motive' => $name, 'amount' => "{$amount}00", 'discipline' => $discipline, 'rural' => $rural];

        $this->people[$name] = $this->named($name);

        return $this->sent($this->people[$name], array_filter($answers, is_string(...)));
    }

    private function savePlaces(PlacePlan $plan, ?int $version = null, ?Viewer $by = null): void
    {
        ($this->plugin->get(ChangePlaces::class))($by ?? $this->manager, $this->call->id, null, $version ?? $this->placement()['version'], $plan);
    }

    /** @return Placement */
    private function placement(?Viewer $viewer = null): array
    {
        /** @var Placement $placement */
        $placement = $this->plugin->get(ReadPlacement::class)->data($viewer ?? $this->manager, $this->call->id, null);

        return $placement;
    }

    /** @return array<int, array{mixed, mixed}> category and basis by application */
    private function proposals(int ...$ids): array
    {
        $proposals = array_column($this->placement()['proposals'], null, 'id');
        $found = [];
        foreach ($ids as $id) {
            $found[$id] = [$proposals[$id]['category'], $proposals[$id]['basis']];
        }

        return $found;
    }

    /** @return list<string> sorted: without a draw, numbers decide, which are random */
    private function tiedNames(): array
    {
        $tie = $this->placement()['ties'][0] ?? [];
        $names = [$tie['proposed'] ?? '', $tie['passedOver'] ?? ''];
        sort($names);

        return $names;
    }

    /**
     * @param list<int> $ids
     * @return list<HandlingResult>
     */
    private function decide(array $ids, DecisionKind $kind, string $deviation = ''): array
    {
        $isOffer = $kind === DecisionKind::Selected;
        $input = new DecisionInput($kind, $isOffer ? 'EUR' : '', deviation: $deviation);

        return $this->plugin->get(PrepareDecisions::class)->prepare($this->manager, $this->items(...$ids), $input, $isOffer ? array_fill_keys($ids, '100') : []);
    }

    /** @return list<array<string, mixed>> */
    private function exported(?Viewer $viewer = null): array
    {
        $ids = array_map(intval(...), $this->db->ids("SELECT id FROM {$this->db->table('submissions')} ORDER BY id"));

        return $this->plugin->get(ReadExport::class)->page(new PermittedExport($viewer ?? $this->manager, $this->call->id, 1), array_fill_keys($ids, 1))['rows'];
    }

    private function answerOffer(string $name, int $id, bool $confirms): void
    {
        ($this->plugin->get(AnswerOffer::class))($this->people[$name], $id, $confirms);
    }

    /**
     * @param array<string, mixed> $data
     * @param list<string> $names
     * @return list<mixed>
     */
    private static function picked(array $data, array $names): array
    {
        return array_map(static fn (string $name): mixed => $data[$name], $names);
    }
}
