<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Profiles and structures to choose from in forms. */
final class DirectoryTest extends IntegrationTestCase
{
    private const FEW = 2;
    private const MANY = 20;
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';

    private Viewer $viewer;

    protected function setUp(): void
    {
        parent::setUp();
        // Whatever the site holds, only what a test makes is found; rolled back afterwards.
        foreach (['catalogue', 'catalogue_words', 'catalogue_blocks', 'catalogue_word_blocks'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::SECRET] = is_string($secret) ? $secret : '';
        $this->viewer = $this->users->beneficiaire();
        wp_set_current_user($this->viewer->id);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testEntriesSayWhatTellsTwoOfTheSameNameApart(): void
    {
        $person = $this->person('Aïssatou', 'N’Guessan', ['activityCity' => 'Abidjan', 'activityCountry' => 'CI', 'sectorIds' => ['dance']]);
        $values = ['city' => 'Saint-Louis', 'headquartersCountry' => 'SN', 'sectorIds' => ['theatre']];
        $structure = $this->content->published(ContentType::Structure, $values, title: 'Les Nguessan réunis');

        $found = $this->found('nguessan', 'FR');
        usort($found, static fn (array $one, array $other): int => $one['kind'] <=> $other['kind']);
        self::assertSame([
            ['id' => $person->id, 'groupId' => $person->groupId, 'kind' => 'person', 'name' => 'Aïssatou N’Guessan', 'place' => 'Abidjan, Côte d’Ivoire', 'sectors' => ['Danse']],
            [
                'id' => $structure->id,
                'groupId' => $structure->groupId,
                'kind' => 'structure',
                'name' => 'Les Nguessan réunis',
                'place' => 'Saint-Louis, Sénégal',
                'sectors' => ['Théâtre'],
            ],
        ], $found);
    }

    /** @return list<array{string}> */
    public static function ways(): array
    {
        return array_map(static fn (string $text): array => [$text], ['AÏSSATOU', 'aissatou', 'aiss', 'n’guess', "N'GUESSAN", 'guessan aiss', '  Nguessan ', "ai\u{0308}ssatou"]);
    }

    #[DataProvider('ways')]
    public function testNamesAreFoundWhateverTheirAccentsCaseAndApostrophes(string $text): void
    {
        $this->person('Aïssatou', 'N’Guessan');
        $this->person('Awa', 'Diop');

        self::assertSame(['Aïssatou N’Guessan'], array_column($this->found($text), 'name'));
    }

    /** @return list<array{string}> */
    public static function nothing(): array
    {
        return array_map(static fn (string $text): array => [$text], ['', ' ', 'a', '%', '__', "' OR 1=1 --", "\0", 'aissatou inconnue', str_repeat('a', 5000)]);
    }

    #[DataProvider('nothing')]
    public function testOtherTextsFindNobody(string $text): void
    {
        $this->person('Aïssatou', 'N’Guessan');

        self::assertSame([], $this->found($text));
    }

    public function testABeginningOfVeryManyWordsFindsNamesThatBeginWithIt(): void
    {
        $this->person('Awa', 'Diop');
        $this->person('Diatou', 'Sarr');
        $this->person('Moussa', 'Diallo');
        $this->person('Awa', 'Sarr');
        // More words of texts that begin alike than are looked up one by one.
        $words = implode(' ', array_map(static fn (int $number): string => 'di' . base_convert((string) ($number + 1000), 10, 36), range(1, 400)));
        $this->content->published(ContentType::Initiative, ['description' => "<p>{$words}</p>"], title: 'Dictionnaire');

        self::assertSame(['Diatou Sarr'], array_column($this->found('di'), 'name'));
        self::assertSame(['Awa Diop'], array_column($this->found('AWA di'), 'name'));
        self::assertSame(['Diatou Sarr'], array_column($this->found('sarr di'), 'name'));
        self::assertSame(['Moussa Diallo'], array_column($this->found('dial'), 'name'));
        self::assertSame([], $this->found('moussa sarr di'));
    }

    public function testOnlyPublishedOnesAreFoundWhoeverAsks(): void
    {
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Offline, Status::Trash] as $status) {
            $this->content->in($status, ContentType::CommunityProfile, $this->viewer->id);
        }
        $this->content->draft(ContentType::Structure, title: 'Titre caché', ownerId: $this->viewer->id);
        $this->content->published(ContentType::Initiative, title: 'Titre public');
        foreach ([$this->viewer, $this->users->administrator()] as $viewer) {
            wp_set_current_user($viewer->id);
            self::assertSame([], $this->found('titre'));
            self::assertSame([], $this->found('awa'));
        }
    }

    public function testThoseOfTheOtherLanguageAreFoundOnceAndLast(): void
    {
        $both = $this->content->published(ContentType::Structure, title: 'Relais un');
        $this->content->published(ContentType::Structure, [], Lang::English, title: 'Relais one', groupId: $both->groupId);
        $this->content->published(ContentType::Structure, [], Lang::English, title: 'Relais two');

        self::assertSame(['Relais un', 'Relais two'], array_column($this->found('relais', 'FR'), 'name'));
        self::assertSame(['Relais two', 'Relais one'], array_column($this->found('relais', 'EN'), 'name'));
    }

    /** @return list<array{string, string}> text and language; a beginning of very many words is looked up otherwise */
    public static function namesakes(): array
    {
        return [['ndiaye', 'FR'], ['ndiaye', 'EN'], ['fatou ndiaye', 'FR'], ['nd', 'FR'], ['fatou nd', 'EN']];
    }

    #[DataProvider('namesakes')]
    public function testAKindIsLookedForBeforeTheListIsCut(string $text, string $locale): void
    {
        $words = implode(' ', array_map(static fn (int $number): string => 'nd' . base_convert((string) ($number + 1000), 10, 36), range(1, 400)));
        $this->content->published(ContentType::Initiative, ['description' => "<p>{$words}</p>"], title: 'Beaucoup de mots');
        $structure = $this->content->published(ContentType::Structure, title: 'Ndiaye Fatou Ndiaye');
        for ($made = 0; $made <= self::MANY; $made++) {
            $this->person('Ndiaye Fatou', 'Ndiaye');
        }

        self::assertCount(self::MANY, $this->found($text, $locale));
        self::assertSame([$structure->id], array_column($this->found($text, $locale, 'structure'), 'id'));
        self::assertSame(array_fill(0, self::MANY, 'person'), array_column($this->found($text, $locale, 'person'), 'kind'));
    }

    public function testTheNumberOfStatementsDoesNotDependOnHowManyAreFound(): void
    {
        $make = function (int $count): void {
            for ($made = 0; $made < $count; $made++) {
                $this->person('Fatou', "Ndiaye {$made}", ['sectorIds' => ['dance', 'theatre'], 'activityCountry' => 'SN']);
            }
        };
        $make(self::FEW);
        [$few, $found] = $this->counted('Communities', ['q' => 'ndiaye', 'locale' => 'FR']);
        self::assertCount(self::FEW, $found);
        $make(self::MANY + 5);
        [$many, $all] = $this->counted('Communities', ['q' => 'ndiaye', 'locale' => 'FR']);

        self::assertCount(self::MANY, $all);
        self::assertSame($few, $many);
    }

    public function testTheNumberOfStatementsDoesNotDependOnHowManyAreNamed(): void
    {
        $ids = array_map(fn (int $number): int => $this->person('Fatou', "Ndiaye {$number}")->groupId, range(1, self::MANY));
        [$few, $found] = $this->counted('CommunitiesOf', ['groupIds' => array_slice($ids, 0, self::FEW), 'language' => 'FR']);
        [$many, $all] = $this->counted('CommunitiesOf', ['groupIds' => $ids, 'language' => 'FR']);

        self::assertSame([array_slice($ids, 0, self::FEW), $ids], [array_column($found, 'groupId'), array_column($all, 'groupId')]);
        self::assertSame($few, $many);
    }

    public function testNamedOnesAreThoseThatTheViewerMaySee(): void
    {
        $public = $this->content->published(ContentType::Structure, title: 'Publique', audience: Audience::Members);
        $own = $this->content->draft(ContentType::Structure, title: 'La mienne', ownerId: $this->viewer->id);
        $secret = $this->content->draft(ContentType::Structure, title: 'SECRET', ownerId: $this->users->beneficiaire()->id);
        $offline = $this->content->in(Status::Offline, ContentType::CommunityProfile);
        $initiative = $this->content->published(ContentType::Initiative);
        $ids = [$own->groupId, $secret->groupId, $offline->groupId, $initiative->groupId, 999_999, -1, $public->groupId, $own->groupId];

        self::assertSame(['La mienne', 'Publique'], array_column($this->ask('CommunitiesOf', ['groupIds' => $ids, 'language' => 'FR']), 'name'));
    }

    public function testOwnStructuresAreThoseWhoseItemsOneWrites(): void
    {
        $member = fn (string $role, string $status): array => ['members' => [['user' => $this->viewer->id, 'role' => $role, 'status' => $status]]];
        $this->content->published(ContentType::Structure, $member('owner', 'member'), title: 'A');
        $this->content->published(ContentType::Structure, $member('guest', 'member'), title: 'SECRET B');
        $this->content->published(ContentType::Structure, $member('member', 'pretender'), title: 'SECRET C');
        $this->content->published(ContentType::Structure, title: 'SECRET D');
        $this->content->published(ContentType::Structure, $member('member', 'member'), title: 'E');

        self::assertSame(['A', 'E'], array_column($this->ask('OwnStructures', ['language' => 'FR']), 'name'));
    }

    public function testVisitorsAndOthersThanTheFrontendAreRefused(): void
    {
        $this->person('Aïssatou', 'N’Guessan');
        $asked = [
            'Communities' => ['q' => 'nguessan', 'locale' => 'FR'],
            'CommunitiesOf' => ['groupIds' => [1], 'language' => 'FR'],
            'OwnStructures' => ['language' => 'FR'],
            'SlugCheck' => ['type' => 'initiative', 'language' => 'FR', 'slug' => '', 'title' => 'A'],
        ];
        foreach ($asked as $operation => $variables) {
            wp_set_current_user(0);
            self::assertSame('access_token_missing', $this->refusal($operation, $variables));
            wp_set_current_user($this->viewer->id);
            $secret = $_SERVER[self::SECRET];
            unset($_SERVER[self::SECRET]);
            self::assertSame('forbidden', $this->refusal($operation, $variables));
            $_SERVER[self::SECRET] = $secret;
        }
    }

    /** @param array<string, mixed> $values */
    private function person(string $firstName, string $lastName, array $values = []): Record
    {
        return $this->content->published(ContentType::CommunityProfile, ['firstName' => $firstName, 'lastName' => $lastName, ...$values]);
    }

    /** @return list<array<string, mixed>> */
    private function found(string $text, string $locale = 'FR', ?string $kind = null): array
    {
        return $this->ask('Communities', ['q' => $text, 'locale' => $locale, 'kind' => $kind]);
    }

    /**
     * @param array<string, mixed> $variables
     * @return array{int, list<array<string, mixed>>} statements with cold caches, and the answer
     */
    private function counted(string $operation, array $variables): array
    {
        $this->ask($operation, $variables);
        wp_cache_flush();
        $answer = [];
        $cost = $this->countQueries(function () use ($operation, $variables, &$answer): void {
            $answer = $this->ask($operation, $variables);
        });

        return [$cost, $answer];
    }

    /**
     * @param array<string, mixed> $variables
     * @return list<array<string, mixed>>
     */
    private function ask(string $operation, array $variables): array
    {
        $answer = $this->answer($operation, $variables);
        self::assertArrayNotHasKey('errors', $answer, (string) json_encode($answer));
        /** @var array<string, list<array<string, mixed>>> $data */
        $data = $answer['data'] ?? [];

        return array_values($data)[0] ?? [];
    }

    /** @param array<string, mixed> $variables */
    private function refusal(string $operation, array $variables): ?string
    {
        preg_match('/"code":"(\w+)"/', (string) json_encode($this->answer($operation, $variables)), $found);

        return $found[1] ?? null;
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<string, mixed>
     */
    private function answer(string $operation, array $variables): array
    {
        return graphql(['query' => Operations::read()->document($operation), 'variables' => $variables]);
    }
}
