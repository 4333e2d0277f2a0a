<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use LogicException;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** The public pages of persons and structures. */
final class DirectoryPagesTest extends IntegrationTestCase
{
    public function testAPersonHasWhatIsPublicAndWhatTheyPublished(): void
    {
        $owner = $this->users->beneficiaire();
        $secret = ['motivation' => 'SECRET', 'acceptsContact' => 'yes', 'links' => [['network' => 'website', 'url' => 'https://secret.example.org/']], 'activityCity' => 'Dakar'];
        $profile = $this->content->published(ContentType::CommunityProfile, [...$secret, 'firstName' => 'Awa', 'lastName' => 'Sarr'], ownerId: $owner->id);
        $own = $this->content->published(ContentType::Initiative, title: 'La sienne', ownerId: $owner->id);
        $this->content->draft(ContentType::Initiative, title: 'SECRET brouillon', ownerId: $owner->id);
        $this->content->change($this->content->published(ContentType::Event, title: 'SECRET hors ligne', ownerId: $owner->id), Transition::TakeOffline);
        $joined = $this->content->published(ContentType::Initiative, ['members' => [['groupId' => $profile->groupId]]], title: 'Avec elle');
        $this->content->published(ContentType::Initiative, title: 'SECRET d’une autre');

        $entry = $this->entry($profile->slug);
        self::assertSame([true, 'Awa Sarr', 'Dakar', '<p>Une vie.</p>', []], [
            $entry['acceptsContact'] ?? null,
            $entry['card']['title'],
            $entry['card']['city'],
            $entry['biography'] ?? null,
            $entry['links'],
        ]);
        self::assertEqualsCanonicalizing([$own->title, $joined->title], array_column($entry['published'], 'title'));
        self::assertStringNotContainsStringIgnoringCase('secret', (string) wp_json_encode($entry));
    }

    public function testAStructureHasWhatNamesItAndNoMembers(): void
    {
        $owner = $this->users->beneficiaire();
        $values = ['contactEmail' => 'secret@example.org', 'members' => [['user' => $owner->id, 'role' => 'owner', 'status' => 'member']]];
        $structure = $this->content->published(ContentType::Structure, $values, title: 'Les Ateliers', ownerId: $owner->id);
        $organised = $this->content->published(ContentType::Event, ['organiserId' => $structure->groupId], title: 'Sa fête');
        $this->content->published(ContentType::Event, title: 'SECRET de son propriétaire', ownerId: $owner->id);

        $entry = $this->entry($structure->slug);
        self::assertSame(['Les Ateliers', [$organised->title]], [$entry['card']['title'], array_column($entry['published'], 'title')]);
        self::assertStringNotContainsStringIgnoringCase('secret', (string) wp_json_encode($entry));
        self::assertStringNotContainsString('owner', (string) wp_json_encode($entry));
    }

    public function testNothingOfWhatIsNotPublic(): void
    {
        $hidden = [
            $this->content->draft(ContentType::CommunityProfile, ['firstName' => 'SECRET']),
            $this->content->draft(ContentType::Structure, title: 'SECRET'),
            $this->content->change($this->content->published(ContentType::Structure, title: 'SECRET'), Transition::TakeOffline),
        ];
        foreach ($hidden as $record) {
            self::assertSame(['passerelleProfile' => null, 'passerelleStructure' => null], $this->ask($record->slug));
        }
        self::assertSame(['passerelleProfile' => null, 'passerelleStructure' => null], $this->ask(str_repeat('a', 300)));
    }

    public function testALockedEntryHasTitleAndSummaryOnly(): void
    {
        $values = ['description' => '<p>SECRET</p>', 'activities' => 'SECRET', 'communities' => [['name' => 'SECRET']]];
        $structure = $this->content->published(ContentType::Structure, $values, title: 'Entre nous', audience: Audience::Members);
        $this->content->published(ContentType::Event, ['organiserId' => $structure->groupId], title: 'SECRET');

        $entry = $this->entry($structure->slug);
        self::assertSame([true, []], [$entry['card']['locked'], $entry['published']]);
        self::assertStringNotContainsString('SECRET', (string) wp_json_encode($entry));
    }

    public function testPersonsAndStructuresNeverShareASlug(): void
    {
        $structure = $this->content->published(ContentType::Structure, title: 'Awa Sarr');
        $person = $this->content->published(ContentType::CommunityProfile, ['firstName' => 'Awa', 'lastName' => 'Sarr']);
        $english = $this->content->published(ContentType::Structure, language: Lang::English, title: 'Awa Sarr');

        self::assertSame(['awa-sarr', 'awa-sarr-2', 'awa-sarr'], [$structure->slug, $person->slug, $english->slug]);
        foreach (['fiche-formulaire', 'sheet-form'] as $reserved) {
            self::assertSame("{$reserved}-2", $this->content->draft(ContentType::Structure, title: 'X', slug: $reserved)->slug);
            self::assertSame($reserved, $this->content->draft(ContentType::Event, title: 'X', slug: $reserved)->slug);
        }
    }

    public function testFormerSlugsOfBothLeadToTheNewOne(): void
    {
        foreach ([ContentType::Structure, ContentType::CommunityProfile] as $type) {
            $record = $this->content->published($type, title: 'Un', slug: strtolower("ancien-{$type->apiName()}"));
            $this->content->save($record, [], slug: strtolower("nouveau-{$type->apiName()}"));

            self::assertSame(['slug' => strtolower("nouveau-{$type->apiName()}"), 'state' => 'moved'], $this->moved(strtolower("ancien-{$type->apiName()}")));
        }
        self::assertSame(['slug' => null, 'state' => 'unknown'], $this->moved('jamais'));
    }

    /** @return array{card: array<string, mixed>, published: list<array<string, mixed>>, acceptsContact?: bool, biography?: string|null, links: list<mixed>} */
    private function entry(string $slug): array
    {
        $answer = $this->ask($slug);
        /** @var array{card: array<string, mixed>, published: list<array<string, mixed>>, acceptsContact?: bool, biography?: string|null, links: list<mixed>}|null $entry */
        $entry = $answer['passerelleProfile'] ?? $answer['passerelleStructure'] ?? null;

        return $entry ?? throw new LogicException("There is no {$slug}.");
    }

    /** @return array<string, array<string, mixed>|null> */
    private function ask(string $slug): array
    {
        return $this->query('DirectoryEntry', ['slug' => $slug]);
    }

    /** @return array<string, mixed> */
    private function moved(string $slug): array
    {
        return $this->query('Moved', ['slug' => $slug, 'type' => 'community_profile'])['passerelleMoved'] ?? [];
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<string, array<string, mixed>|null>
     */
    private function query(string $operation, array $variables): array
    {
        wp_cache_flush();
        wp_set_current_user(0);
        $answer = graphql(['query' => Operations::read()->document($operation), 'variables' => [...$variables, 'language' => 'FR']]);
        self::assertArrayNotHasKey('errors', $answer);
        /** @var array<string, array<string, mixed>|null> $data */
        $data = is_array($answer['data'] ?? null) ? $answer['data'] : [];

        return $data;
    }
}
