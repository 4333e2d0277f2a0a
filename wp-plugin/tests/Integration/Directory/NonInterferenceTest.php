<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use Passerelle\Catalogue\EntryStore;
use Passerelle\Content\Definitions;
use Passerelle\Content\FieldReaders;
use Passerelle\Content\Record;
use Passerelle\Content\Visibility;
use Passerelle\Files\FilePurpose;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What visitors may not read changes no byte of any public answer, in either language: pages, lists, searches, feeds, sitemaps. */
final class NonInterferenceTest extends IntegrationTestCase
{
    private const SECRET = 'Zebulonia';

    /** Their own effect is public: the choices of readers, and whether messages are accepted. */
    private const CHOICES = ['visibility', 'acceptsContact'];

    /** Written by other actions than saving. */
    private const LEDGERS = ['members'];

    private const HIDEABLE = ['picture', 'biography', 'spokenLanguages', 'city', 'offered', 'sought', 'programs', 'links', 'communities'];

    /** @var list<Record> persons and structures, in both languages */
    private array $changed = [];

    /** @var list<Record> what names them */
    private array $naming = [];

    public function testEveryPublicOperationIsAskedInBothLanguages(): void
    {
        $this->fill('nobody');
        $unasked = [];
        foreach (Lang::cases() as $language) {
            foreach (Operations::read()->publicNames() as $operation) {
                if (in_array($this->queries()->of($operation, $language), [null, []], true)) {
                    $unasked[] = "{$operation} {$language->value}";
                }
            }
        }

        self::assertSame([], $unasked, 'Public operations without variables: add them to PublicQueries.');
    }

    public function testEveryHiddenFieldIsChanged(): void
    {
        $this->fill('nobody');
        foreach ([ContentType::CommunityProfile, ContentType::Structure] as $type) {
            $record = array_values(array_filter($this->changed, static fn (Record $each): bool => $each->type === $type))[0];
            $hidden = [];
            foreach ($this->plugin->get(Definitions::class)->of($type)->fields() as $field) {
                if (!FieldReaders::of($field, $record->values)->includes(Visibility::Everyone)) {
                    $hidden[] = $field->key;
                }
            }
            $expected = array_diff($hidden, self::CHOICES, self::LEDGERS);

            self::assertEqualsCanonicalizing($expected, array_keys($this->secretsOf($record)), $type->value);
        }
    }

    /** @return iterable<string, array{string}> */
    public static function choices(): iterable
    {
        yield 'for members' => ['members'];
        yield 'for nobody' => ['nobody'];
    }

    #[DataProvider('choices')]
    public function testHiddenValuesChangeNoByteOfAPublicAnswer(string $choice): void
    {
        $this->fill($choice);
        $before = $this->everyAnswer();
        $this->saveSecrets();
        $after = $this->everyAnswer();

        self::assertSame(array_map(md5(...), $before), array_map(md5(...), $after));
        // In capitals: searches repeat the word that is searched for.
        self::assertSame([], array_keys(array_filter($after, static fn (string $answer): bool => str_contains($answer, self::SECRET))));
        self::assertStringNotContainsStringIgnoringCase(self::SECRET, $this->index());
    }

    public function testTheSameValuesArePublicWhenTheOwnerSaysSo(): void
    {
        $this->fill('public');
        $before = $this->everyAnswer();
        $this->saveSecrets();
        $after = $this->everyAnswer();
        $differing = array_keys(array_filter($after, static fn (string $answer, string $name): bool => $answer !== $before[$name], ARRAY_FILTER_USE_BOTH));
        $operations = array_values(array_unique(array_map(static fn (string $name): string => explode(' ', $name)[0], $differing)));

        foreach (['Catalogue', 'DirectoryEntry', 'Feed'] as $operation) {
            self::assertContains($operation, $operations);
        }
        self::assertStringContainsStringIgnoringCase(self::SECRET, $this->index());
        self::assertStringNotContainsString(self::SECRET . ' motivation', implode("\n", $after));
        self::assertStringNotContainsString(strtolower(self::SECRET) . '@', implode("\n", $after));
    }

    /** @param string $choice of the readers of each field that has such a choice */
    private function fill(string $choice): void
    {
        $owner = $this->users->beneficiaire();
        $visibility = ['visibility' => array_fill_keys(self::HIDEABLE, $choice)];
        $person = $this->both(ContentType::CommunityProfile, ['firstName' => 'Awa', 'lastName' => 'Zongo', ...$visibility], $owner->id);
        $structure = $this->both(ContentType::Structure, ['contactEmail' => 'before@example.test'], $owner->id, 'Les Ateliers Zongo');
        $this->changed = [...$person, ...$structure];
        $rows = [['profileId' => $person[0]->groupId, 'role' => 'Régie'], ['structureId' => $structure[0]->groupId, 'role' => 'Accueil']];
        $organiser = ['organiserId' => $structure[0]->groupId];
        $this->naming = [
            ...$this->both(ContentType::Initiative, ['members' => $rows, 'partners' => $rows, ...$organiser], $owner->id),
            ...$this->both(ContentType::CallForApplication, ['mentorIds' => [$owner->id], 'partners' => $rows]),
            ...$this->both(ContentType::SupportedProject, ['partners' => $rows]),
            ...$this->both(ContentType::Event, $organiser, $owner->id),
            ...$this->both(ContentType::Training, $organiser),
            ...$this->both(ContentType::Resource, [], $owner->id),
        ];
    }

    /**
     * @param array<string, mixed> $values
     * @return list<Record>
     */
    private function both(ContentType $type, array $values, ?int $ownerId = null, ?string $title = null): array
    {
        $french = $this->content->published($type, $values, title: $title, ownerId: $ownerId);
        $english = $this->content->published($type, language: Lang::English, title: $title, groupId: $french->groupId, ownerId: $ownerId);

        return [$this->reload($french), $english];
    }

    /** @return array<string, mixed> values that would be found if they left; of a translation also those that belong to both */
    private function secretsOf(Record $record): array
    {
        $file = fn (FilePurpose $purpose): int => $this->files->pdf($this->content->staff()->id, $purpose, self::SECRET . '.pdf');
        if ($record->type === ContentType::Structure) {
            return ['contactEmail' => strtolower(self::SECRET) . '@example.test', 'documentIds' => [$file(FilePurpose::Document)]];
        }
        $columns = $this->plugin->get(Definitions::class)->of(ContentType::CommunityProfile)->fields()->get('programs')->columns;

        return [
            'pictureId' => $this->files->image($this->content->staff()->id),
            'biography' => '<p>' . self::SECRET . '</p>',
            'spokenLanguages' => ['pt'],
            'motivation' => self::SECRET . ' motivation',
            'certificateId' => $file(FilePurpose::Certificate),
            'cvId' => $file(FilePurpose::Cv),
            'activityCity' => self::SECRET,
            'residenceCity' => self::SECRET,
            'offered' => self::SECRET,
            'sought' => self::SECRET,
            'programs' => [['type' => $columns[0]->choices[0], 'name' => self::SECRET]],
            'links' => [['network' => 'website', 'url' => 'https://' . self::SECRET . '.example.org/']],
            'communities' => [['name' => self::SECRET]],
        ];
    }

    /** Without the time of the change, which is public. */
    private function saveSecrets(): void
    {
        $db = $this->db;
        $times = [];
        foreach ($this->changed as $record) {
            $times[$record->id] = $db->rows("SELECT post_modified, post_modified_gmt FROM {$db->wpdb->posts} WHERE ID = %d", $record->id)[0];
        }
        foreach ($this->changed as $record) {
            $this->content->save($record, $this->secretsOf($record));
        }
        foreach ($times as $id => $time) {
            $db->wpdb->update($db->wpdb->posts, $time, ['ID' => $id]);
        }
    }

    private function queries(): PublicQueries
    {
        $words = ['zongo', strtolower(self::SECRET), substr(strtolower(self::SECRET), 0, 5), 'pt'];

        return new PublicQueries([...$this->changed, ...$this->naming], $words);
    }

    /** @return array<string, string> whole answers, as JSON */
    private function everyAnswer(): array
    {
        wp_cache_flush();
        wp_set_current_user(0);
        $operations = Operations::read();
        $answers = [];
        foreach (Lang::cases() as $language) {
            foreach ($operations->publicNames() as $operation) {
                foreach ($this->queries()->of($operation, $language) ?? [] as $number => $variables) {
                    $answer = graphql(['query' => $operations->document($operation), 'variables' => [...$variables, 'language' => strtoupper($language->value)]]);
                    self::assertArrayNotHasKey('errors', $answer, $operation);
                    $answers["{$operation} {$language->value} {$number}"] = (string) wp_json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
                }
            }
        }

        return $answers;
    }

    /** @return string words and filter values */
    private function index(): string
    {
        $entries = $this->plugin->get(EntryStore::class)->read(array_map(static fn (Record $record): int => $record->id, $this->changed));

        return implode("\n", array_map(static fn ($entry): string => (string) wp_json_encode([$entry->words, $entry->terms]), $entries));
    }
}
