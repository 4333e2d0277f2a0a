<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use Passerelle\Content\ContentType;
use Passerelle\Content\Status;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Languages\Lang;
use Passerelle\Tests\IntegrationTestCase;

final class PublicProfilesTest extends IntegrationTestCase
{
    public function testFindsPeopleByTheirPublicProfilesInTheOrderAsked(): void
    {
        [$first, $second, $third] = [$this->users->beneficiaire(), $this->users->operateur(), $this->users->beneficiaire()];
        $one = $this->content->published(ContentType::CommunityProfile, ownerId: $first->id);
        $english = $this->content->published(ContentType::CommunityProfile, [], Lang::English, groupId: $one->groupId, ownerId: $first->id);
        $two = $this->content->published(ContentType::CommunityProfile, ownerId: $second->id);
        $this->content->published(ContentType::Initiative, ownerId: $third->id);

        $found = array_map(
            static fn (array $profile): array => array_map(static fn ($record): int => $record->id, $profile),
            $this->profiles()->ofUsers([$second->id, $third->id, $first->id, $second->id, 0]),
        );

        self::assertSame([$second->id => ['fr' => $two->id], $first->id => ['fr' => $one->id, 'en' => $english->id]], $found);
    }

    public function testKeepsWhatIsNotPublic(): void
    {
        foreach (Status::cases() as $status) {
            if ($status === Status::AutoDraft) {
                continue;
            }
            $person = $this->users->beneficiaire();
            $this->content->in($status, ContentType::CommunityProfile, $person->id);

            self::assertSame($status->isPublic(), $this->profiles()->ofUsers([$person->id]) !== [], $status->value);
        }
    }

    public function testAnAccountWithTwoProfilesIsKnownByTheFirst(): void
    {
        $person = $this->users->beneficiaire();
        $first = $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);
        $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);

        self::assertSame($first->id, $this->profiles()->ofUsers([$person->id])[$person->id]['fr']->id);
    }

    public function testNobodyCostsNothing(): void
    {
        self::assertSame(0, $this->countQueries(fn (): array => $this->profiles()->ofUsers([0, -3])));
    }

    private function profiles(): PublicProfiles
    {
        return new PublicProfiles($this->plugin->database, $this->plugin->reading->records);
    }
}
