<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/** The operations of decisions on applications. "operateur" runs the calls that are made here. */
final class DecisionTest extends ContractTestCase
{
    use AsksOperations;

    public const OPERATIONS = [...self::OF_CALLS, ...self::OF_ITEMS, ...self::OF_APPLICATIONS];
    private const OF_CALLS = ['DecisionReviews', 'Decisions', 'Placement', 'PublishDecisions', 'SaveDecisionSettings', 'SavePlaces'];
    private const OF_ITEMS = ['ForgetDecisions', 'PrepareDecisions', 'RenewDecisions'];
    private const OF_APPLICATIONS = [
        'AnswerDecisionReview', 'AnswerOffer', 'AskDecisionReview', 'DecisionLetters', 'DecisionReview', 'OwnDecision', 'OwnDecisionReview', 'PreviewCorrection', 'RevokeOffer',
        'ShowOwnResult',
    ];

    public function testAnOperatorWritesTheLettersOfACall(): void
    {
        $call = $this->internalDraft('Appel à décider');
        $empty = $this->data($this->ask('Decisions', ['callId' => $call], 'operateur'), 'passerelleDecisions');
        self::assertSame([[], false, 0, null], [$empty['rows'], $empty['isHidden'], $empty['own'], $empty['amount']]);
        self::assertIsArray($empty['settings']);
        self::assertSame(
            [0, 7, null, 8],
            [$empty['settings']['version'], $empty['settings']['offerDays'], $empty['settings']['confirmUntil'], count((array) $empty['settings']['letters'])],
        );
        $settings = self::settings($call);
        $saved = $this->data($this->ask('SaveDecisionSettings', $settings, 'operateur'), 'passerelleSaveDecisionSettings');
        self::assertIsArray($saved['settings']);
        self::assertSame([1, 0, false], [$saved['settings']['version'], $saved['settings']['reviewDays'], $saved['settings']['showsResults']]);
        $reviews = $this->data($this->ask('DecisionReviews', ['callId' => $call], 'operateur'), 'passerelleDecisionReviews');
        self::assertSame([[], $call], [$reviews['rows'], $reviews['callId']]);
        self::assertSame('stale_version', $this->refusal($this->ask('SaveDecisionSettings', $settings, 'operateur')));
        self::assertSame(
            ['offerDays: invalid_value', 'letters.selected.fr.body.{surname}: unknown_letter_field', 'letters.not_selected.en.body.{amount}: unknown_letter_field'],
            $this->fields($this->ask('SaveDecisionSettings', self::settings($call, ['selected.fr' => 'Chère {surname}', 'not_selected.en' => '{amount}'], 1, 0), 'operateur')),
        );
        self::assertSame(
            ['confirmUntil: date_too_early'],
            $this->fields($this->ask('SaveDecisionSettings', [...$settings, 'version' => 1, 'confirmUntil' => '2020-01-01T00:00:00Z'], 'operateur')),
        );
        self::assertSame('invalid_transition', $this->refusal($this->ask('PublishDecisions', self::variables('PublishDecisions', $call), 'operateur')), 'Nothing is prepared.');
    }

    public function testAnOperatorPlansThePlacesOfACall(): void
    {
        $call = $this->internalDraft('Appel avec des places');
        $empty = $this->data($this->ask('Placement', ['callId' => $call], 'operateur'), 'passerellePlacement');
        self::assertSame([[], [], '', 0], [$empty['categories'], $empty['proposals'], $empty['question'], $empty['version']]);
        $minimum = ['source' => 'country', 'question' => '', 'value' => 'ML', 'count' => 1];
        $plan = self::places($call, [['id' => '', 'places' => 2, 'amount' => '', 'minimums' => [$minimum]]]);
        $saved = $this->data($this->ask('SavePlaces', $plan, 'operateur'), 'passerelleSavePlaces');
        self::assertSame(
            [[
                'amount' => '',
                'id' => '',
                'minimums' => [['count' => 1, 'met' => 0, 'question' => '', 'source' => 'country', 'value' => 'ML']],
                'places' => 2,
                'proposed' => 0,
                'taken' => 0,
                'unfilled' => 2,
            ]],
            $saved['categories'],
        );
        self::assertSame([60, 1, false, false], [$saved['cutOff'], $saved['version'], $saved['isFrozen'], $saved['isHidden']]);
        self::assertSame('stale_version', $this->refusal($this->ask('SavePlaces', $plan, 'operateur')));
        $unknown = [...self::places($call, [['id' => 'music', 'places' => 1, 'amount' => '', 'minimums' => []]], 1), 'question' => 'discipline'];
        self::assertSame(['question: invalid_choice', 'categories.0.id: invalid_choice'], $this->fields($this->ask('SavePlaces', $unknown, 'operateur')));
    }

    /** @return array<string, array{string|null}> */
    public static function others(): array
    {
        return ['visitor' => [null], 'owner' => ['owner'], 'other' => ['other'], 'moderateur' => ['moderateur'], 'administrator' => ['administrator']];
    }

    #[DataProvider('others')]
    public function testForOthersThereAreNoDecisions(?string $person): void
    {
        $call = $this->internalDraft('Appel à décider');
        foreach ([...self::OF_CALLS, ...self::OF_APPLICATIONS] as $operation) {
            $answer = $this->ask($operation, self::variables($operation, $call), $person);
            self::assertSame('not_found', $this->refusal($answer), $operation);
            $this->assertKeepsSecrets($answer, $person);
        }
        foreach (self::OF_ITEMS as $operation) {
            $data = $this->data($this->ask($operation, self::variables($operation, $call), $person), 'passerelle' . $operation);
            self::assertSame([['code' => 'not_found', 'fields' => [], 'id' => 999999, 'ok' => false, 'version' => null]], $data['results'], $operation);
        }
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        foreach (self::OPERATIONS as $name) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => self::variables($name, 1)], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return array<string, mixed> */
    private static function variables(string $operation, int $call): array
    {
        $items = ['items' => [['id' => 999999, 'version' => 1]]];

        return match ($operation) {
            'AnswerOffer' => ['id' => 999999, 'confirms' => true],
            'DecisionLetters', 'DecisionReview', 'OwnDecision', 'OwnDecisionReview' => ['id' => 999999],
            'AnswerDecisionReview' => ['id' => 999999, 'version' => 1, 'isUpheld' => false, 'text' => 'x'],
            'AskDecisionReview' => ['id' => 999999, 'text' => 'x'],
            'PreviewCorrection' => ['id' => 999999, 'kind' => 'selected'],
            'ShowOwnResult' => ['id' => 999999, 'agrees' => true],
            'ForgetDecisions', 'RenewDecisions' => $items,
            'PrepareDecisions' => [...$items, 'kind' => 'not_selected'],
            'PublishDecisions' => ['callId' => $call, 'counts' => [], 'undecided' => 0],
            'RevokeOffer' => ['id' => 999999, 'version' => 1, 'reason' => 'x'],
            'SaveDecisionSettings' => self::settings($call),
            'SavePlaces' => self::places($call, []),
            default => ['callId' => $call],
        };
    }

    /**
     * @param list<array<string, mixed>> $categories
     * @return array<string, mixed>
     */
    private static function places(int $call, array $categories, int $version = 0): array
    {
        return ['callId' => $call, 'version' => $version, 'question' => '', 'cutOff' => 60, 'categories' => $categories];
    }

    /**
     * @param array<string, string> $bodies by decision and language
     * @return array<string, mixed>
     */
    private static function settings(int $call, array $bodies = [], int $version = 0, int $offerDays = 7): array
    {
        $letters = [];
        foreach (['shortlisted', 'waiting_list', 'selected', 'not_selected'] as $kind) {
            foreach (['fr', 'en'] as $language) {
                $letters[] = ['kind' => $kind, 'language' => $language, 'subject' => 'SECRET objet', 'body' => $bodies["{$kind}.{$language}"] ?? 'SECRET {number}'];
            }
        }

        return ['callId' => $call, 'version' => $version, 'letters' => $letters, 'confirmUntil' => '', 'offerDays' => $offerDays];
    }
}
