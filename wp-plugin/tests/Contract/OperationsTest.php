<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/** Every operation that the frontend was built with, for a visitor and for a member. */
final class OperationsTest extends ContractTestCase
{
    private const FR = ['language' => 'FR'];
    private const EN = ['language' => 'EN'];
    private const CONSENT = ['consentId' => '88888888-8888-4888-8888-888888888888', 'version' => 1, ...self::FR];

    /** One letter more than a slug may have. */
    private const LONG = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

    /** operation => case => variables */
    private const CASES = [
        'Call' => [
            'rich' => ['slug' => 'residence-au-bord-du-fleuve', ...self::FR],
            'upcoming' => ['slug' => 'bourse-a-venir', ...self::FR],
            'closed' => ['slug' => 'concours-clos', ...self::FR],
            'draft' => ['slug' => 'appel-en-preparation', ...self::FR],
        ],
        'Catalogue' => [
            'all' => self::FR,
            'english' => self::EN,
            'type' => ['filter' => ['type' => 'initiative'], 'sort' => 'title_asc', ...self::FR],
            'text' => ['filter' => ['q' => 'theatre'], ...self::FR],
            'locked-text' => ['filter' => ['q' => 'locked'], ...self::FR],
            'secret-text' => ['filter' => ['q' => 'secret'], ...self::FR],
            'country' => ['filter' => ['countries' => ['CM', 'FR']], ...self::FR],
            'sector' => ['filter' => ['sectors' => ['performing-arts']], 'sort' => 'title_desc', ...self::FR],
            'mode' => ['filter' => ['modes' => ['online', 'hybrid']], ...self::FR],
            'open' => ['filter' => ['state' => 'open'], ...self::FR],
            'closed' => ['filter' => ['state' => 'closed', 'type' => 'call_for_application'], ...self::FR],
            'persons' => ['filter' => ['kind' => 'person', 'type' => 'community_profile'], ...self::FR],
            'structures' => ['filter' => ['type' => 'structure'], ...self::FR],
            'second-page' => ['page' => 2, 'perPage' => 5, ...self::FR],
            'past-the-end' => ['page' => 900, ...self::FR],
            'untranslated' => ['filter' => ['onlyUntranslated' => true], ...self::FR],
            'untranslated-english' => ['filter' => ['onlyUntranslated' => true], ...self::EN],
            'draft-translation' => ['filter' => ['onlyUntranslated' => true, 'q' => 'langue'], ...self::FR],
            'draft-translation-elsewhere' => ['filter' => ['q' => 'langue'], ...self::EN],
        ],
        'Communities' => [
            'structure' => ['q' => 'ATELIERS fl', 'locale' => 'FR'],
            'structures-only' => ['q' => 'ATELIERS fl', 'locale' => 'FR', 'kind' => 'structure'],
            'persons-only' => ['q' => 'ATELIERS fl', 'locale' => 'FR', 'kind' => 'person'],
            'other-language' => ['q' => 'river', 'locale' => 'FR'],
            'locked' => ['q' => 'locked', 'locale' => 'EN'],
            'secret' => ['q' => 'secret', 'locale' => 'FR'],
            'draft' => ['q' => 'brouillon', 'locale' => 'FR'],
            'members' => ['q' => 'ngando', 'locale' => 'FR'],
            'short' => ['q' => 'a', 'locale' => 'FR'],
        ],
        'CommunitiesOf' => ['absurd' => ['groupIds' => [0, -1, 2147483647], ...self::FR], 'none' => ['groupIds' => [], ...self::EN]],
        'ConsentProofs' => [
            'unknown' => ['consentId' => '99999999-9999-4999-8999-999999999999'],
            'nonsense' => ['consentId' => "' OR 1=1 --"],
        ],
        'Countries' => ['french' => self::FR, 'english' => self::EN],
        'DirectoryEntry' => [
            'rich' => ['slug' => 'aissatou-n-guessan', ...self::FR],
            'structure' => ['slug' => 'les-ateliers-du-fleuve', ...self::FR],
            'locked' => ['slug' => 'boris-ngando', ...self::FR],
            'draft' => ['slug' => 'secret-brouillon', ...self::FR],
            'other-language' => ['slug' => 'les-ateliers-du-fleuve', ...self::EN],
        ],
        'Event' => [
            'rich' => ['slug' => 'nuit-des-conteurs', ...self::FR],
            'past' => ['slug' => 'fete-passee', ...self::FR],
            'trashed' => ['slug' => 'annule', ...self::FR],
        ],
        'EventMonth' => [
            'january' => ['filter' => ['type' => 'event', 'days' => '2098-12-31/2099-02-01'], 'month' => '2099-01', 'perPage' => 100, ...self::FR],
            'english' => ['filter' => ['type' => 'event', 'days' => '2098-12-31/2099-02-01'], 'month' => '2099-01', ...self::EN],
            'absurd' => ['filter' => ['days' => "' OR 1=1 --"], 'month' => '..', ...self::FR],
        ],
        'Feed' => [
            'all' => self::FR,
            'calls' => ['filter' => ['type' => 'call_for_application'], 'perPage' => 50, ...self::FR],
            'text' => ['filter' => ['q' => 'theatre'], 'perPage' => 50, ...self::FR],
            'locked-text' => ['filter' => ['q' => 'locked'], 'perPage' => 50, ...self::FR],
        ],
        'FormReference' => ['french' => self::FR, 'english' => self::EN],
        'Home' => ['french' => self::FR, 'english' => self::EN],
        'Initiative' => [
            'rich' => ['slug' => 'theatre-en-cale', ...self::FR],
            'english' => ['slug' => 'theatre-in-the-hold', ...self::EN],
            'other-language' => ['slug' => 'theatre-en-cale', ...self::EN],
            'members' => ['slug' => 'pour-les-membres', ...self::FR],
            'draft-translation' => ['slug' => 'une-langue-sur-deux', ...self::FR],
            'unknown' => ['slug' => 'rien-de-tel', ...self::FR],
        ],
        'Layout' => ['french' => self::FR, 'english' => self::EN],
        'Moved' => [
            'moved' => ['slug' => 'ancienne-adresse', 'type' => 'initiative', ...self::FR],
            'gone' => ['slug' => 'disparue', 'type' => 'initiative', ...self::FR],
            'trashed' => ['slug' => 'annule', 'type' => 'event', ...self::FR],
            'offline' => ['slug' => 'hors-ligne-avant', 'type' => 'initiative', ...self::FR],
            'other-language' => ['slug' => 'ancienne-adresse', 'type' => 'initiative', ...self::EN],
            'other-type' => ['slug' => 'ancienne-adresse', 'type' => 'event', ...self::FR],
            'unknown' => ['slug' => 'rien-de-tel', 'type' => 'initiative', ...self::FR],
        ],
        'OwnStructures' => ['french' => self::FR],
        'Page' => ['french' => ['key' => 'privacy', ...self::FR], 'english' => ['key' => 'privacy', ...self::EN]],
        'Project' => ['rich' => ['slug' => 'une-radio-de-quartier', ...self::FR]],
        'RecordConsent' => [
            'all' => ['input' => ['key' => '00000000-0000-4000-8000-000000000001', ...self::CONSENT, 'granted' => ['social_login', 'analytics']]],
            'none' => ['input' => ['key' => '00000000-0000-4000-8000-000000000002', ...self::CONSENT, 'granted' => []]],
            'nonsense' => ['input' => [...self::CONSENT, 'key' => '1', 'consentId' => '', 'granted' => [], 'version' => 0]],
        ],
        'RecordReference' => ['english' => self::EN],
        'Resource' => ['rich' => ['slug' => 'guide-du-cachet', ...self::FR]],
        'ShareCard' => [
            'nothing' => ['groupId' => 0, ...self::FR],
            'absurd' => ['groupId' => -2147483648, ...self::EN],
        ],
        'SitemapPage' => [
            'initiatives' => ['type' => 'initiative', 'part' => 1],
            'absurd' => ['type' => 'event', 'part' => 2147483647, 'after' => -2147483648],
            'directory' => ['type' => 'community_profile', 'part' => 1],
        ],
        'SitemapParts' => ['all' => []],
        'SlugCheck' => [
            'suggested' => ['type' => 'initiative', 'slug' => '', 'title' => 'L’été à Kayes', ...self::FR],
            'free' => ['type' => 'initiative', 'slug' => 'theatre-en-cale', 'title' => '', ...self::EN],
            'taken' => ['type' => 'initiative', 'slug' => 'theatre-en-cale', 'title' => '', ...self::FR],
            'invalid' => ['type' => 'initiative', 'slug' => 'Été', 'title' => '', ...self::FR],
            'long' => ['type' => 'initiative', 'slug' => self::LONG, 'title' => '', ...self::FR],
            'unknown-post' => ['type' => 'initiative', 'slug' => 'theatre-en-cale', 'title' => '', 'id' => 999_999, ...self::FR],
        ],
        'Suggestions' => [
            'words' => ['text' => 'theat', ...self::FR],
            'country' => ['text' => 'cam', ...self::FR],
            'typed' => ['text' => 'theat', 'types' => ['event'], ...self::FR],
            'locked-text' => ['text' => 'locked', ...self::FR],
            'secret-text' => ['text' => 'secret', ...self::FR],
            'nothing' => ['text' => ' ', ...self::FR],
        ],
        'Training' => ['rich' => ['slug' => 'eclairer-une-scene', ...self::FR]],
    ];

    public function testEveryOperationOfTheFrontendHasCases(): void
    {
        $tested = [
            ...array_keys(self::CASES),
            ...AccountTest::OPERATIONS,
            ...ApplicationTest::OPERATIONS,
            ...AuthTest::OPERATIONS,
            ...DuplicateTest::OPERATIONS,
            ...CallFormTest::OPERATIONS,
            ...CallPeopleTest::OPERATIONS,
            ...ComposedFormTest::OPERATIONS,
            ...DecisionTest::OPERATIONS,
            ...FavouritesTest::OPERATIONS,
            ...SavedSearchesTest::OPERATIONS,
            ...InitiativeFormTest::OPERATIONS,
            ...InvitationTest::OPERATIONS,
            ...MembersTest::OPERATIONS,
            ...MembershipsTest::OPERATIONS,
            ...MessagesTest::OPERATIONS,
            ...StatisticsTest::OPERATIONS,
            ...StructureDeletionTest::OPERATIONS,
            ...ModerationTest::OPERATIONS,
            ...RecommendationsTest::OPERATIONS,
            ...ReportsTest::OPERATIONS,
            ...NewsletterTest::OPERATIONS,
            ...NoticePreferencesTest::OPERATIONS,
            ...NoticesTest::OPERATIONS,
            ...OnboardingTest::OPERATIONS,
            ...OwnContentFormsTest::OPERATIONS,
            ...OwnInitiativesTest::OPERATIONS,
            ...PreviewTest::OPERATIONS,
            ...ProfileFilesTest::OPERATIONS,
            ...ProfileFormTest::OPERATIONS,
            ...ReviewTest::OPERATIONS,
            ...SettingsTest::OPERATIONS,
            ...SocialAndSwitchTest::OPERATIONS,
            ...StructureFormTest::OPERATIONS,
            ...WordPressEntryTest::OPERATIONS,
            ...WorkspaceFrameTest::OPERATIONS,
        ];
        sort($tested);
        $names = Operations::read()->names();

        self::assertSame([], array_values(array_diff($names, $tested)), 'Operations without a case: add it to CASES here, or to a test of tests/Contract and its OPERATIONS.');
        self::assertSame($names, $tested, 'Operations listed twice, or no longer asked by the frontend.');
    }

    /** @param array<string, mixed> $variables */
    #[DataProvider('cases')]
    public function testAnswersAVisitor(string $operation, string $case, array $variables): void
    {
        $answer = Site::get()->query(Operations::read()->document($operation), $variables);

        $this->assertAnswers("operations/{$operation}.{$case}", self::comparable($answer, $case));
        $this->assertKeepsSecrets($answer);
    }

    /** @param array<string, mixed> $variables */
    #[DataProvider('cases')]
    public function testReturnsMembersOnlyContentToMembers(string $operation, string $case, array $variables): void
    {
        $document = Operations::read()->document($operation);
        $answer = Site::get()->query($document, $variables, 'other');

        $this->assertKeepsSecrets($answer, 'other');
        $ofMember = self::comparable($answer, $case);
        if (str_contains($answer->body, 'LOCKED') || $ofMember !== self::comparable(Site::get()->query($document, $variables), $case)) {
            $this->assertAnswers("operations/{$operation}.{$case}.member", $ofMember);
        }
    }

    /**
     * The long list of countries and sectors is compared once in each language.
     *
     * @return array{status: int, answer: mixed}
     */
    private static function comparable(Answer $answer, string $case): array
    {
        $comparable = $answer->comparable();
        if (!in_array($case, ['all', 'english'], true) && is_array($comparable['answer']) && is_array($comparable['answer']['data'] ?? null)) {
            unset($comparable['answer']['data']['passerelleReference']);
        }

        return $comparable;
    }

    /** @return iterable<string, array{string, string, array<string, mixed>}> */
    public static function cases(): iterable
    {
        foreach (self::CASES as $operation => $cases) {
            foreach ($cases as $case => $variables) {
                yield "{$operation} {$case}" => [$operation, $case, $variables];
            }
        }
    }
}
