<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Names\NameTables;
use Passerelle\Tests\Contract\Operations;
use PHPUnit\Framework\Attributes\Group;

/** What the forms, lists and pages of profiles and structures cost does not grow with what they show, and has a limit. */
#[Group('exhaustive')]
final class StructureQueryCountTest extends QueryCountTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    private const FEW = 2;
    private const MANY = 12;
    /** Statements at most beyond the start of WordPress and of the engine, by operation. */
    private const LIMITS = [
        'OwnMemberships' => 12,
        'StructureMembers' => 14,
        'StructureDeletion' => 19,
        'StructureDraft' => 18,
        'ProfileDraft' => 12,
        'SimilarStructures' => 12,
        'Member' => 22,
        'DirectoryEntry' => 22,
    ];
    /** Statements of a whole save, with its transaction, audit line, index and outbox; of the structure with those of its other language, and of Polylang. */
    private const SAVES = ['UpdateStructure' => 118, 'MutateProfile' => 78];
    /** Bytes of an answer at most, uncompressed, with MANY of everything. */
    private const BYTES = 30_000;

    private Viewer $owner;
    private Record $profile;

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::SECRET] = constant('PASSERELLE_GRAPHQL_SECRET');
        $this->owner = $this->users->beneficiaire();
        $this->profile = $this->profileOf($this->owner);
        wp_set_current_user($this->owner->id);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testOnesStructures(): void
    {
        $made = 0;
        $this->compare('OwnMemberships', ['language' => 'FR'], 'passerelleOwnMemberships', function (int $more) use (&$made): int {
            array_map(fn (): Record => $this->structure(), range(1, $more));

            return $made += $more;
        });
    }

    public function testMembersAndInvitationsOfAStructure(): void
    {
        $structure = $this->structure();
        $variables = ['structureId' => $structure->id, 'language' => 'FR'];
        $members = [self::row($this->owner, 'owner', 'member')];
        $invited = 0;
        $this->compare('StructureMembers', $variables, 'passerelleStructureMembers.invitations', function (int $more) use ($structure, &$members, &$invited): int {
            foreach (range(1, $more) as $number) {
                $members[] = self::row($this->memberWithProfile(), 'member', ['member', 'pretender', 'guest'][$number % 3]);
                $invited++;
                $invite = new MailInvite("invited-{$invited}@example.test", 'Kossi', 'Amouzou', MembershipRole::Member);
                ($this->plugin->get(InviteByMail::class))($this->owner, $structure->id, $invite);
            }
            $this->content->save($structure, ['members' => $members]);

            return $invited;
        });
    }

    public function testWhatADeletionConcerns(): void
    {
        $structure = $this->structure();
        $author = $this->users->beneficiaire();
        $this->compare('StructureDeletion', ['id' => $structure->id], 'passerelleStructureDeletion.handedOver', function (int $more) use ($structure, $author): int {
            $this->items($structure, $more, $author);

            return 1;
        });
    }

    public function testFormsOfProfilesAndStructures(): void
    {
        $structure = $this->structure();
        foreach (['StructureDraft' => $structure, 'ProfileDraft' => $this->profile] as $operation => $record) {
            [$start] = $this->ask('Layout', ['language' => 'FR']);
            [$cost, $answer] = $this->ask($operation, ['id' => $record->id]);
            self::assertArrayNotHasKey('errors', $answer, (string) wp_json_encode($answer));
            self::assertLessThanOrEqual(self::LIMITS[$operation], $cost - $start, $operation);
            self::assertLessThanOrEqual(self::BYTES, strlen((string) wp_json_encode($answer)), $operation);
        }
    }

    public function testSavesOfProfilesAndStructures(): void
    {
        $structure = $this->structure();
        $draft = $this->content->draft(ContentType::CommunityProfile, ownerId: $this->users->beneficiaire()->id);
        $costs = [];
        foreach (['UpdateStructure' => [$structure, ['city' => 'Mao']], 'MutateProfile' => [$draft, ['job' => 'Dramaturge']]] as $operation => [$record, $input]) {
            wp_set_current_user($record->ownerId);
            $document = Operations::read()->document($operation);
            $this->ask('Layout', ['language' => 'FR']);
            wp_cache_flush();
            $answer = [];
            $costs[$operation] = $this->countQueries(static function () use ($document, $record, $input, &$answer): void {
                $answer = graphql(['query' => $document, 'variables' => ['action' => 'save', 'id' => $record->id, 'version' => $record->version, 'input' => $input]]);
            });
            self::assertArrayNotHasKey('errors', $answer, (string) wp_json_encode($answer));
        }
        foreach (self::SAVES as $operation => $limit) {
            self::assertLessThanOrEqual($limit, $costs[$operation] ?? PHP_INT_MAX, $operation);
        }
    }

    public function testStructuresWithASimilarName(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(NameTables::NAMES)}");
        $max = $this->configuration()->limit('directory', 'similar');
        $this->compare('SimilarStructures', ['name' => 'Ateliers du Lac', 'language' => 'FR'], 'passerelleSimilarStructures', function (int $more) use ($max): int {
            array_map(fn (): Record => $this->structure('Les Ateliers du Lac'), range(1, $more));

            return min($max, $more);
        });
    }

    public function testThePageOfAMember(): void
    {
        $made = 0;
        wp_set_current_user($this->memberWithProfile()->id);
        $this->compare('Member', ['id' => $this->profile->id, 'language' => 'FR'], 'passerelleMember.memberships', function (int $more) use (&$made): int {
            foreach (range(1, $more) as $number) {
                $this->items($this->structure(), 1, $this->owner);
            }

            return $made += $more;
        });
    }

    public function testThePublicPages(): void
    {
        $made = 0;
        wp_set_current_user(0);
        $structure = $this->structure('Les Tisserands', 'les-tisserands');
        $max = $this->configuration()->limit('directory', 'published');
        $variables = ['slug' => 'les-tisserands', 'language' => 'FR'];
        $this->compare('DirectoryEntry', $variables, 'passerelleStructure.published', function (int $more) use ($structure, $max, &$made): int {
            $this->items($structure, $more, $this->owner);

            return min($max, $made += $more);
        });
        [$start] = $this->ask('Layout', ['language' => 'FR']);
        [$cost, $answer] = $this->ask('DirectoryEntry', ['slug' => $this->profile->slug, 'language' => 'FR']);
        self::assertStringContainsString('Comédienne', (string) wp_json_encode($answer, JSON_UNESCAPED_UNICODE));
        self::assertLessThanOrEqual(self::LIMITS['DirectoryEntry'], $cost - $start);
    }

    /**
     * The operation with a few and with many of a list: the same number of statements, within the limit.
     *
     * @param array<string, mixed> $variables
     * @param string $list path in the answer
     * @param callable(int): int $make creates so many more, returns how many the list then has
     */
    private function compare(string $operation, array $variables, string $list, callable $make): void
    {
        $few = $this->cost($operation, $variables, $list, $make(self::FEW));
        $many = $this->cost($operation, $variables, $list, $make(self::MANY));

        self::assertSame($few, $many, $operation);
        self::assertLessThanOrEqual(self::LIMITS[$operation], $many, $operation);
        [, $answer] = $this->ask($operation, $variables);
        self::assertLessThanOrEqual(self::BYTES, strlen((string) wp_json_encode($answer)), $operation);
    }

    private function structure(?string $title = null, ?string $slug = null): Record
    {
        $members = ['members' => [self::row($this->owner, 'owner', 'member')]];
        $structure = $this->content->published(ContentType::Structure, $members, title: $title, slug: $slug, ownerId: $this->owner->id);
        $this->content->published(ContentType::Structure, [], Lang::English, $title, $slug, $structure->groupId, $this->owner->id);

        return $structure;
    }

    private function items(Record $structure, int $count, Viewer $author): void
    {
        for ($made = 0; $made < $count; $made++) {
            $this->content->published(ContentType::Initiative, ['organiserId' => $structure->groupId], ownerId: $author->id);
        }
    }

    private function memberWithProfile(): Viewer
    {
        $member = $this->users->beneficiaire();
        $this->profileOf($member);

        return $member;
    }

    private function profileOf(Viewer $person): Record
    {
        return $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);
    }

    /** @return array{user: int, role: string, status: string} */
    private static function row(Viewer $person, string $role, string $status): array
    {
        return ['user' => $person->id, 'role' => $role, 'status' => $status];
    }
}
