<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use LogicException;
use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Directory\Members\FindMember;
use Passerelle\Files\FileAccess;
use Passerelle\Files\Files;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

/** What owners hide from visitors or from members: who reads which field and file, and what may be chosen. */
final class HiddenFieldsTest extends IntegrationTestCase
{
    private const SECRET = 'Zebulonia';

    public function testMembersReadWhatIsPublicOrForThem(): void
    {
        $member = $this->users->beneficiaire();
        $profile = $this->person(['biography' => 'members', 'offered' => 'nobody', 'communities' => 'public'], 'Awa');
        $this->content->save($profile, $this->hidden());
        $read = ($this->plugin->get(FindMember::class))($member, $profile->id, Lang::French)->values->all();

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
            $file = $this->plugin->get(Files::class)->find($picture) ?? throw new LogicException('The picture is gone.');

            $read = fn (Viewer $viewer): bool => $this->plugin->get(FileAccess::class)->check($viewer, $file)->mayRead;
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
        $columns = $this->plugin->get(Definitions::class)->of(ContentType::CommunityProfile)->fields()->get('programs')->columns;

        return $columns[0]->choices[0];
    }
}
