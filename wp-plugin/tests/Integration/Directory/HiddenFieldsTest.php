<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use LogicException;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** What owners hide from visitors or from members, in every public answer, the index and files. */
final class HiddenFieldsTest extends IntegrationTestCase
{
    private const KEYS = ['picture', 'biography', 'spokenLanguages', 'city', 'offered', 'sought', 'programs', 'links', 'communities'];
    private const SECRET = 'Zebulonia';

    /** When a record was changed is public: it is the one part that a hidden value may change. */
    private const CHANGE_TIME = '/"modifiedAt":"[^"]*"|"modified":"[^"]*"/';

    public function testHiddenValuesChangeNoByteOfAPublicAnswer(): void
    {
        foreach (['members', 'nobody'] as $number => $choice) {
            $profiles = [];
            foreach (['Awa', 'Binta', 'Coumba'] as $name) {
                $profiles[] = $this->person(array_fill_keys(self::KEYS, $choice), "{$name}{$number}");
            }
            $before = $this->everyAnswer($profiles);
            foreach ($profiles as $profile) {
                $this->content->save($profile, $this->hidden());
            }
            $after = $this->everyAnswer($profiles);

            self::assertSame(array_map(md5(...), $before), array_map(md5(...), $after), $choice);
            self::assertFalse(str_contains(implode("\n", $after), self::SECRET), $choice);
            self::assertStringNotContainsString(strtolower(self::SECRET), implode("\n", $this->indexOf($profiles)));
        }
    }

    public function testTheSameValuesArePublicWhenTheOwnerSaysSo(): void
    {
        $profile = $this->person(array_fill_keys(self::KEYS, 'public'), 'Djeneba');
        $this->content->save($profile, $this->hidden());

        self::assertTrue(str_contains(implode("\n", $this->everyAnswer([$profile])), self::SECRET));
        self::assertStringContainsString(strtolower(self::SECRET), implode("\n", $this->indexOf([$profile])));
    }

    public function testMembersReadWhatIsPublicOrForThem(): void
    {
        $member = $this->users->beneficiaire();
        $profile = $this->person(['biography' => 'members', 'offered' => 'nobody', 'communities' => 'public'], 'Awa');
        $this->content->save($profile, $this->hidden());
        $read = ($this->plugin->members->find)($member, $profile->id, Lang::French)->values->all();

        self::assertSame(
            ['biography', 'communities', 'links', 'programs', 'sought'],
            array_values(array_intersect(['biography', 'communities', 'links', 'offered', 'programs', 'sought'], array_keys($read))),
        );
        self::assertArrayNotHasKey('visibility', $read);
        self::assertArrayNotHasKey('acceptsContact', $read);
    }

    public function testAPictureIsForThoseWhoReadItsField(): void
    {
        foreach (['public' => [true, true], 'members' => [false, true], 'nobody' => [false, false]] as $choice => $expected) {
            $profile = $this->person(['picture' => $choice], 'Awa');
            $picture = $this->files->image($this->content->staff()->id);
            $this->content->save($profile, ['pictureId' => $picture]);
            $file = $this->plugin->files->find($picture) ?? throw new LogicException('The picture is gone.');

            $read = fn (Viewer $viewer): bool => $this->plugin->files->access->check($viewer, $file)->mayRead;
            self::assertSame($expected, [$read(Viewer::anonymous()), $read($this->users->beneficiaire())], $choice);
            self::assertTrue($read($this->users->editor()), $choice);
        }
    }

    public function testRefusesUnknownFieldsAndReaders(): void
    {
        $profile = $this->person([], 'Awa');
        $inputs = [
            'visibility.motivation: unexpected_fields' => ['motivation' => 'public'],
            'visibility.city: unexpected_fields' => ['city' => 'everybody'],
            'visibility: unexpected_fields' => ['city'],
        ];
        foreach ($inputs as $refusal => $visibility) {
            self::assertSame([$refusal], $this->refusals(fn () => $this->content->save($profile, ['visibility' => $visibility])));
        }
        self::assertSame([], $this->refusals(fn () => $this->content->save($profile, ['visibility' => ['city' => 'nobody', 'links' => null]])));
        self::assertSame(['city' => 'nobody'], $this->reload($profile)->values->raw('visibility'));
    }

    /** @param array<string, string> $visibility */
    private function person(array $visibility, string $firstName): Record
    {
        $values = ['firstName' => $firstName, 'lastName' => 'Zongo', 'visibility' => $visibility];

        return $this->content->published(ContentType::CommunityProfile, $values, ownerId: $this->users->beneficiaire()->id);
    }

    /** @return array<string, mixed> values that would be found if they left */
    private function hidden(): array
    {
        return [
            'pictureId' => $this->files->image($this->content->staff()->id),
            'biography' => '<p>Née en ' . self::SECRET . '</p>',
            'spokenLanguages' => ['pt'],
            'activityCity' => self::SECRET,
            'residenceCity' => self::SECRET,
            'offered' => self::SECRET,
            'sought' => self::SECRET,
            'programs' => [['type' => $this->programType(), 'name' => self::SECRET]],
            'links' => [['network' => 'website', 'url' => 'https://' . self::SECRET . '.example.org/']],
            'communities' => [['name' => self::SECRET]],
        ];
    }

    private function programType(): string
    {
        $columns = $this->plugin->content->definitions->of(ContentType::CommunityProfile)->fields()->get('programs')->columns;

        return $columns[0]->choices[0];
    }

    /**
     * @param list<Record> $profiles
     * @return list<string> JSON of every public operation that may contain them, without the time of the change
     */
    private function everyAnswer(array $profiles): array
    {
        wp_cache_flush();
        wp_set_current_user(0);
        $directory = ['type' => 'COMMUNITY_PROFILE'];
        $answers = [
            $this->ask('Catalogue', ['filter' => $directory, 'perPage' => 100]),
            $this->ask('Catalogue', ['filter' => [...$directory, 'q' => strtolower(self::SECRET)], 'perPage' => 100]),
            $this->ask('Catalogue', ['filter' => [...$directory, 'q' => 'zongo'], 'perPage' => 100]),
            $this->ask('Feed', ['filter' => $directory]),
            $this->ask('Suggestions', ['text' => 'zebul']),
            $this->ask('Suggestions', ['text' => 'zongo']),
            $this->ask('Home', []),
        ];
        foreach ($profiles as $profile) {
            $answers[] = $this->ask('ShareCard', ['groupId' => $profile->groupId]);
            $answers[] = $this->ask('DirectoryEntry', ['slug' => $profile->slug]);
        }

        return $answers;
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables): string
    {
        $answer = graphql(['query' => Operations::read()->document($operation), 'variables' => [...$variables, 'language' => 'FR']]);
        self::assertArrayNotHasKey('errors', $answer, $operation);

        return (string) preg_replace(self::CHANGE_TIME, '', (string) wp_json_encode($answer, JSON_UNESCAPED_UNICODE));
    }

    /**
     * @param list<Record> $profiles
     * @return list<string> words and filter values in the index
     */
    private function indexOf(array $profiles): array
    {
        $entries = $this->plugin->catalogue->store->read(array_map(static fn (Record $profile): int => $profile->id, $profiles));

        return array_map(static fn ($entry): string => (string) wp_json_encode([$entry->words, $entry->terms]), array_values($entries));
    }
}
