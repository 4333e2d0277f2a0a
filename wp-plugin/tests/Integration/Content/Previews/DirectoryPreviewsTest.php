<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Previews;

use DateTimeImmutable;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Definitions;
use Passerelle\Content\Previews\PreviewLinks;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Kernel\SystemClock;
use Passerelle\Content\Previews\PreviewStore;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** The preview of a person or a structure is the public page as visitors will see it, whoever has the link. */
#[Group('exhaustive')]
final class DirectoryPreviewsTest extends IntegrationTestCase
{
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';
    private const HIDEABLE = ['picture', 'biography', 'spokenLanguages', 'city', 'offered', 'sought', 'programs', 'links', 'communities'];

    /** In values that the person may hide. */
    private const HIDDEN = 'HIDEABLE';

    /** In values that only those read who work on the record or decide on it. */
    private const SECRET = 'SECRET';

    /** Times of the step that makes it public. */
    private const LATER = ['modifiedAt', 'publishedAt'];

    private Viewer $owner;

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

    /** @return iterable<string, array{string, Audience, bool}> with whether visitors will see what may be hidden */
    public static function choices(): iterable
    {
        yield 'for everybody' => ['public', Audience::Public, true];
        yield 'fields for members' => ['members', Audience::Public, false];
        yield 'fields for nobody' => ['nobody', Audience::Public, false];
        yield 'a profile for members' => ['public', Audience::Members, false];
    }

    #[DataProvider('choices')]
    public function testAPersonsPreviewIsTheLaterPage(string $choice, Audience $audience, bool $isShown): void
    {
        $draft = $this->profile($choice, $audience);
        $hash = $this->hash($draft, $this->owner);
        foreach ([Viewer::anonymous(), $this->users->beneficiaire(), $this->owner] as $number => $reader) {
            $preview = $this->preview($hash, $reader);
            self::assertSame('Awa Zongo', $this->titleOf($preview['profile']), (string) $number);
            $text = (string) json_encode($preview);
            self::assertSame([$isShown, false], [str_contains($text, self::HIDDEN), str_contains($text, self::SECRET)], (string) $number);
        }
        $seen = $this->preview($hash);
        self::assertSame(['profile'], array_keys(array_filter($seen, is_array(...))));

        $this->content->change($draft, Transition::Publish);
        $page = $this->ask('DirectoryEntry', ['slug' => $draft->slug], Viewer::anonymous())['passerelleProfile'] ?? null;
        self::assertIsArray($page);
        self::assertSame($this->withoutTimes($page), $this->withoutTimes((array) $seen['profile']));
    }

    #[TestWith([Audience::Public])]
    #[TestWith([Audience::Members])]
    public function testAStructuresPreviewIsTheLaterPage(Audience $audience): void
    {
        $draft = $this->structure($audience);
        $seen = $this->preview($this->hash($draft, $this->owner));
        self::assertSame(['structure'], array_keys(array_filter($seen, is_array(...))));
        $text = (string) json_encode($seen);
        self::assertSame([$audience === Audience::Public, false], [str_contains($text, self::HIDDEN), str_contains($text, self::SECRET)]);

        $this->content->change($draft, Transition::Publish);
        $page = $this->ask('DirectoryEntry', ['slug' => $draft->slug], Viewer::anonymous())['passerelleStructure'] ?? null;
        self::assertIsArray($page);
        self::assertSame($this->withoutTimes($page), $this->withoutTimes((array) $seen['structure']));
    }

    public function testAPersonAndThoseInChargeMakeLinksToAProfile(): void
    {
        $validator = $this->users->moderateur('SN');
        $strangers = [$this->users->beneficiaire(), $this->users->moderateur('FR'), $this->users->operateur(), Viewer::anonymous()];
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Offline, Status::Published] as $status) {
            $profile = $this->content->in($status, ContentType::CommunityProfile, $this->users->beneficiaire()->id);
            $isJudged = $status !== Status::Draft;
            foreach ([(new ViewerFactory())->of($profile->ownerId), $this->users->administrator(), ...$isJudged ? [$validator] : []] as $number => $viewer) {
                $seen = $this->preview($this->hash($profile, $viewer));
                self::assertSame($profile->title, $this->titleOf($seen['profile']), "{$status->value} {$number}");
            }
            foreach ([...$strangers, ...$isJudged ? [] : [$validator]] as $number => $stranger) {
                $refusal = $status->isPublic() ? 'forbidden' : 'not_found';
                self::assertSame($refusal, $this->refusal('PreviewLink', ['id' => $profile->id], $stranger), "{$status->value} {$number}");
            }
        }
    }

    public function testOwnersOfAStructureMakeLinksToIt(): void
    {
        $member = $this->users->beneficiaire();
        $asked = $this->users->beneficiaire();
        $strangers = [$asked, $this->users->beneficiaire(), $this->users->moderateur('SN'), $this->users->operateur(), Viewer::anonymous()];
        $structure = $this->structure(Audience::Public, [
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
            ['user' => $asked->id, 'role' => 'owner', 'status' => 'pretender'],
        ]);
        foreach ([null, Transition::Publish, Transition::TakeOffline] as $transition) {
            $structure = $transition === null ? $structure : $this->content->change($structure, $transition);
            foreach ([$this->owner, $this->users->administrator()] as $viewer) {
                $seen = $this->preview($this->hash($structure, $viewer));
                self::assertSame('Potières de Kolda', $this->titleOf($seen['structure']), $structure->status->value);
            }
            self::assertSame('structure_owner_required', $this->refusal('PreviewLink', ['id' => $structure->id], $member), $structure->status->value);
            foreach ($strangers as $number => $stranger) {
                $refusal = $structure->status->isPublic() ? 'structure_owner_required' : 'not_found';
                self::assertSame($refusal, $this->refusal('PreviewLink', ['id' => $structure->id], $stranger), "{$structure->status->value} {$number}");
            }
        }
    }

    public function testALinkEndsWithTimeAndWithTheRightOfWhoMadeIt(): void
    {
        foreach ([$this->profile('public', Audience::Public), $this->structure(Audience::Public)] as $record) {
            $store = new PreviewStore($this->db, new SystemClock());
            $now = new DateTimeImmutable();
            $old = $store->add($record->groupId, $this->owner->id, $now, $now->modify('-1 second'));
            $foreign = $store->add($record->groupId, $this->users->beneficiaire()->id, $now, $now->modify('+1 day'));
            foreach ([$old, $foreign] as $link) {
                $hash = $this->plugin->get(PreviewLinks::class)->sign($link);
                self::assertSame('link_expired', $this->refusal('Preview', ['hash' => $hash, 'language' => 'FR'], Viewer::anonymous()), $record->type->value);
            }
            $hash = $this->hash($record, $this->owner);
            self::assertSame('not_found', $this->refusal('Preview', ['hash' => $hash, 'language' => 'EN'], $this->owner), 'No such language.');
            $this->content->change($record, Transition::Trash);
            self::assertSame('not_found', $this->refusal('Preview', ['hash' => $hash, 'language' => 'FR'], $this->owner), 'Deleted.');
        }
    }

    public function testAnOwnerWhoLeavesAStructureLosesTheLink(): void
    {
        $second = $this->users->beneficiaire();
        $structure = $this->structure(Audience::Public, [['user' => $second->id, 'role' => 'owner', 'status' => 'member']]);
        [$first, $others] = [$this->hash($structure, $this->owner), $this->hash($structure, $second)];
        $this->content->save($structure, ['members' => [['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member']]]);

        self::assertSame('link_expired', $this->refusal('Preview', ['hash' => $others, 'language' => 'FR'], $second));
        self::assertSame('Potières de Kolda', $this->titleOf($this->preview($first)['structure']));
    }

    public function testAProposalIsPreviewedWithTheReadersThatItChooses(): void
    {
        $public = $this->content->change($this->profile('public', Audience::Public), Transition::Publish);
        $changes = ['job' => 'Archetière', 'biography' => '<p>Proposée.</p>', 'visibility' => [...array_fill_keys(self::HIDEABLE, 'public'), 'biography' => 'members']];
        $input = new SaveInput($this->owner, $public->type, $public->language, $changes, id: $public->id, expectedVersion: $public->version);
        ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $public, $public->version, $input);

        $seen = (array) $this->preview($this->hash($public, $this->owner))['profile'];
        self::assertSame(['Archetière', null, 'HIDEABLE offre'], [((array) $seen['card'])['job'], $seen['biography'], $seen['offered']]);
    }

    private function profile(string $choice, Audience $audience): Record
    {
        $columns = $this->plugin->get(Definitions::class)->of(ContentType::CommunityProfile)->fields()->get('programs')->columns;
        $draft = $this->content->draft(ContentType::CommunityProfile, [
            'firstName' => 'Awa',
            'lastName' => 'Zongo',
            'job' => 'Luthière',
            'memberType' => 'freelancer',
            'activityCountry' => 'SN',
            'activityCity' => 'HIDEABLE Dakar',
            'residenceCity' => 'HIDEABLE Lyon',
            'biography' => '<p>HIDEABLE vie</p>',
            'offered' => 'HIDEABLE offre',
            'sought' => 'HIDEABLE recherche',
            'motivation' => 'SECRET motivation',
            'certificateId' => $this->files->pdf($this->owner->id, FilePurpose::Certificate),
            'communities' => [['name' => 'HIDEABLE cordes', 'role' => 'Animation', 'status' => 'Membre']],
            'pictureId' => $this->files->image($this->owner->id),
            'spokenLanguages' => ['fr', 'wo'],
            'programs' => [['type' => $columns[0]->choices[0], 'name' => 'HIDEABLE résidence', 'from' => '2024-01-01', 'to' => '2024-03-01']],
            'links' => [['network' => 'website', 'url' => 'https://hideable.example.org/HIDEABLE']],
            'acceptsContact' => 'yes',
            'visibility' => array_fill_keys(self::HIDEABLE, $choice),
        ], ownerId: $this->owner->id, audience: $audience);
        // What others have not published, and what is nobody’s page.
        $this->content->draft(ContentType::Initiative, title: 'SECRET initiative', ownerId: $this->owner->id);
        $this->content->draft(ContentType::CommunityProfile, ['job' => 'SECRET métier'], ownerId: $this->users->beneficiaire()->id);
        $this->content->published(ContentType::Initiative, title: 'La sienne', ownerId: $this->owner->id);

        return $draft;
    }

    /** @param list<array{user: int, role: string, status: string}> $others */
    private function structure(Audience $audience, array $others = []): Record
    {
        $structure = $this->content->draft(ContentType::Structure, [
            'activities' => 'HIDEABLE activités',
            'description' => '<p>HIDEABLE description</p>',
            'contactEmail' => 'SECRET@example.org',
            'documentIds' => [$this->files->pdf($this->owner->id, name: 'SECRET.pdf')],
            'members' => [['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'], ...$others],
        ], title: 'Potières de Kolda', ownerId: $this->owner->id, audience: $audience);
        $this->content->draft(ContentType::Initiative, ['organiserId' => $structure->groupId], title: 'SECRET initiative', ownerId: $this->owner->id);
        $this->content->published(ContentType::Initiative, ['organiserId' => $structure->groupId], title: 'La leur', ownerId: $this->owner->id);

        return $structure;
    }

    private function hash(Record $record, Viewer $viewer): string
    {
        $link = $this->ask('PreviewLink', ['id' => $record->id], $viewer)['passerellePreviewLink'] ?? [];
        self::assertIsString($link['url'] ?? null);

        return explode('?hash=', $link['url'])[1] ?? self::fail($link['url']);
    }

    /** @return array<string, mixed> by the field of the type */
    private function preview(string $hash, ?Viewer $reader = null): array
    {
        return $this->ask('Preview', ['hash' => $hash], $reader ?? Viewer::anonymous())['passerellePreview'] ?? self::fail('No preview.');
    }

    private function titleOf(mixed $item): mixed
    {
        return ((array) ((array) $item)['card'])['title'] ?? null;
    }

    /**
     * @param array<array-key, mixed> $item
     * @return array<array-key, mixed>
     */
    private function withoutTimes(array $item): array
    {
        $later = array_flip(self::LATER);

        return array_diff_key([...$item, 'card' => array_diff_key((array) $item['card'], $later)], $later);
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<string, array<string, mixed>|null>
     */
    private function ask(string $operation, array $variables, Viewer $reader): array
    {
        $answer = $this->answer($operation, $variables, $reader);
        self::assertArrayNotHasKey('errors', $answer, $operation);
        /** @var array<string, array<string, mixed>|null> $data */
        $data = is_array($answer['data'] ?? null) ? $answer['data'] : [];

        return $data;
    }

    /** @param array<string, mixed> $variables */
    private function refusal(string $operation, array $variables, Viewer $reader): string
    {
        $answer = $this->answer($operation, $variables, $reader);
        self::assertStringNotContainsString(self::SECRET, (string) json_encode($answer));
        /** @var list<array{extensions: array{code: string}}> $errors */
        $errors = $answer['errors'] ?? [];

        return $errors[0]['extensions']['code'] ?? '';
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<array-key, mixed>
     */
    private function answer(string $operation, array $variables, Viewer $reader): array
    {
        wp_cache_flush();
        wp_set_current_user($reader->id);

        return (array) graphql(['query' => Operations::read()->document($operation), 'variables' => ['language' => 'FR', ...$variables]]);
    }
}
