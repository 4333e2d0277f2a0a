<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Tests\IntegrationTestCase;

final class PublicProfilesTest extends IntegrationTestCase
{
    public function testFindsPeopleByTheirPublicProfiles(): void
    {
        [$first, $second, $third] = [$this->users->beneficiaire(), $this->users->operateur(), $this->users->beneficiaire()];
        $one = $this->content->published(ContentType::CommunityProfile, ownerId: $first->id);
        $english = $this->content->published(ContentType::CommunityProfile, [], Lang::English, groupId: $one->groupId, ownerId: $first->id);
        $two = $this->content->published(ContentType::CommunityProfile, ownerId: $second->id);
        $this->content->published(ContentType::Initiative, ownerId: $third->id);

        $found = array_map(
            static fn (array $profile): array => array_map(static fn ($record): int => $record->id, $profile),
            $this->profilesOf([$second->id, $third->id, $first->id, $second->id, 0]),
        );

        self::assertSame([$first->id => ['fr' => $one->id, 'en' => $english->id], $second->id => ['fr' => $two->id]], $found);
    }

    public function testExcludesUnpublishedProfiles(): void
    {
        foreach (Status::cases() as $status) {
            if ($status === Status::AutoDraft) {
                continue;
            }
            $person = $this->users->beneficiaire();
            $this->content->in($status, ContentType::CommunityProfile, $person->id);

            self::assertSame($status->isPublic(), $this->profilesOf([$person->id]) !== [], $status->value);
            self::assertSame($status->isPublic(), (new PublicProfiles($this->db))->has($person->id), $status->value);
        }
    }

    public function testFirstProfileRepresentsTheAccount(): void
    {
        $person = $this->users->beneficiaire();
        $first = $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);
        $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);

        self::assertSame($first->id, $this->profilesOf([$person->id])[$person->id]['fr']->id);
    }

    public function testOnlyOnesOwnProfileCounts(): void
    {
        [$owner, $other] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $this->content->published(ContentType::CommunityProfile, ownerId: $owner->id);
        $this->content->published(ContentType::Initiative, ownerId: $other->id);
        $profiles = new PublicProfiles($this->db);

        self::assertSame([true, false, false], [$profiles->has($owner->id), $profiles->has($other->id), $profiles->has(0)]);
    }

    public function testVisitorNeedsNoQuery(): void
    {
        self::assertSame(0, $this->countQueries(fn (): array => $this->profilesOf([0, -3])));
    }

    /**
     * @param list<int> $userIds
     * @return array<int, array<string, Record>>
     */
    private function profilesOf(array $userIds): array
    {
        $profiles = new PublicProfiles($this->db);

        return $profiles->byUser(array_values($this->plugin->get(Records::class)->findMany($profiles->ids($userIds))));
    }
}
