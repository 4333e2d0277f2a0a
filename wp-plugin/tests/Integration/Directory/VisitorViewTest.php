<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use Passerelle\Content\Definitions;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The public page of a person is what "as a visitor" of their own profile shows, field by field. */
final class VisitorViewTest extends IntegrationTestCase
{
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';
    private const HIDEABLE = ['picture', 'biography', 'spokenLanguages', 'city', 'offered', 'sought', 'programs', 'links', 'communities'];

    /** Fields of the detail for members that are no field of the profile, or that no visitor has. */
    private const NOT_OF_THE_PAGE = ['id', 'groupId', 'language', 'status', 'path', 'isOwn', 'isLocked', 'memberships', 'confidential', 'roles', 'assignableCountries'];

    private Viewer $owner;
    private Record $french;
    private Record $english;

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::PROXY] = is_string($secret) ? $secret : '';
        $this->owner = $this->users->beneficiaire();
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::PROXY]);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, Audience}> */
    public static function choices(): iterable
    {
        foreach (['public', 'members', 'nobody'] as $choice) {
            yield $choice => [$choice, Audience::Public];
        }
        yield 'a profile for members' => ['public', Audience::Members];
    }

    #[DataProvider('choices')]
    public function testThePublicPageShowsWhatTheVisitorViewShows(string $choice, Audience $audience): void
    {
        $this->fill($choice, $audience);
        foreach ([$this->french, $this->english] as $record) {
            $seen = $this->seenAsVisitor($record);

            self::assertSame($seen, $this->shownOnThePage($record), "{$choice} {$record->language->value}");
        }
    }

    public function testEverythingThatIsChosenAsPublicIsOnThePage(): void
    {
        $this->fill('public', Audience::Public);
        foreach ([$this->french, $this->english] as $record) {
            $empty = array_keys(array_filter($this->shownOnThePage($record), static fn (mixed $value): bool => in_array($value, [null, '', [], false], true)));

            self::assertSame([], $empty, $record->language->value);
        }
    }

    private function fill(string $choice, Audience $audience): void
    {
        $columns = $this->plugin->get(Definitions::class)->of(ContentType::CommunityProfile)->fields()->get('programs')->columns;
        $values = [
            'firstName' => 'Awa',
            'lastName' => 'Zongo',
            'job' => 'Luthière',
            'memberType' => 'freelancer',
            'activityCountry' => 'SN',
            'activityCity' => 'Dakar',
            'residenceCountry' => 'FR',
            'residenceCity' => 'Lyon',
            'secondaryCountryIds' => ['ML', 'CI'],
            'biography' => '<p>Née à Thiès.</p>',
            'offered' => 'Un atelier',
            'sought' => 'Un bois',
            'motivation' => 'SECRET',
            'certificateId' => $this->files->pdf($this->owner->id, FilePurpose::Certificate),
            'communities' => [['name' => 'Cordes', 'role' => 'Animation', 'status' => 'Membre']],
            'acceptsContact' => 'yes',
            'pictureId' => $this->files->image($this->owner->id),
            'spokenLanguages' => ['fr', 'wo'],
            'programs' => [['type' => $columns[0]->choices[0], 'name' => 'Une résidence', 'from' => '2024-01-01', 'to' => '2024-03-01']],
            'links' => [['network' => 'website', 'url' => 'https://awa.example.org/']],
            'visibility' => array_fill_keys(self::HIDEABLE, $choice),
        ];
        $this->french = $this->content->published(ContentType::CommunityProfile, $values, ownerId: $this->owner->id, audience: $audience);
        $texts = array_intersect_key($values, array_flip(['job', 'biography', 'motivation', 'offered', 'sought', 'activityCity', 'residenceCity', 'communities', 'programs']));
        $this->english = $this->content->published(
            ContentType::CommunityProfile,
            $texts,
            Lang::English,
            groupId: $this->french->groupId,
            ownerId: $this->owner->id,
            audience: $audience,
        );
        foreach (Lang::cases() as $language) {
            $this->content->published(ContentType::Initiative, language: $language, title: "La sienne {$language->value}", ownerId: $this->owner->id);
        }
    }

    /** @return array<string, mixed> */
    private function seenAsVisitor(Record $record): array
    {
        $member = $this->ask('Member', ['id' => $record->id, 'as' => 'visitor'], $record->language, $this->owner)['passerelleMember'] ?? self::fail('No member.');
        self::assertSame([[], null, null], [$member['memberships'], $member['confidential'], $member['roles']]);

        $seen = [...array_diff_key($member, array_flip(self::NOT_OF_THE_PAGE)), 'sectors' => array_column((array) $member['sectors'], 'name')];

        return self::sorted($seen);
    }

    /** @return array<string, mixed> under the names of the detail for members */
    private function shownOnThePage(Record $record): array
    {
        $entry = $this->ask('DirectoryEntry', ['slug' => $record->slug], $record->language, Viewer::anonymous())['passerelleProfile'] ?? self::fail('No page.');
        $card = (array) $entry['card'];
        $shown = [
            ...array_diff_key($entry, array_flip(['card', 'modifiedAt', 'related', 'translations'])),
            'name' => $card['title'],
            'job' => $card['locked'] === true ? $card['summary'] : $card['job'],
            'picture' => $card['image'],
            'sectors' => array_column((array) $card['sectors'], 'name'),
            'spokenLanguages' => array_map(
                fn (mixed $code): string => $this->languageName($code, $record->language),
                (array) $entry['spokenLanguages'],
            ),
        ];

        return self::sorted($shown);
    }

    private function languageName(mixed $code, Lang $language): string
    {
        self::assertIsString($code);

        return FieldTexts::fromDirectory(dirname(__DIR__, 3) . '/config')->choice('languages', $code, $language);
    }

    /**
     * @template TKey of array-key
     * @param array<TKey, mixed> $values
     * @return array<TKey, mixed> in any depth in the order of keys, which queries choose
     */
    private static function sorted(array $values): array
    {
        if (!array_is_list($values)) {
            ksort($values);
        }

        return array_map(static fn (mixed $each): mixed => is_array($each) ? self::sorted($each) : $each, $values);
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<string, array<string, mixed>|null>
     */
    private function ask(string $operation, array $variables, Lang $language, Viewer $reader): array
    {
        wp_cache_flush();
        wp_set_current_user($reader->id);
        $answer = graphql(['query' => Operations::read()->document($operation), 'variables' => [...$variables, 'language' => strtoupper($language->value)]]);
        self::assertArrayNotHasKey('errors', $answer, $operation);
        /** @var array<string, array<string, mixed>|null> $data */
        $data = is_array($answer['data'] ?? null) ? $answer['data'] : [];

        return $data;
    }
}
