<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Content\Model\ContentType;
use Passerelle\Messages\BlockMember;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;

/** What members and validators read of people and structures costs the same with one, ten and a hundred of everything, and has a limit. */
#[Group('exhaustive')]
final class MemberQueryCountTest extends QueryCountTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    private const COUNTS = [1, 10, 100];

    /** Statements at most beyond the start of WordPress and of the engine, by operation. */
    private const LIMITS = ['StructureDetail' => 14, 'ReviewStructures' => 28, 'MemberContact' => 10, 'FileReadings' => 10];

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::SECRET] = constant('PASSERELLE_GRAPHQL_SECRET');
        $this->owner = $this->users->beneficiaire();
        wp_set_current_user($this->owner->id);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testTheTeamOfAStructure(): void
    {
        $this->profileOf($this->owner);
        $structure = $this->structure([$this->owner->id => 'owner']);
        $team = [$this->owner->id => 'owner'];
        $costs = [];
        foreach (self::COUNTS as $count) {
            while (count($team) < $count) {
                $member = $this->users->beneficiaire();
                $this->profileOf($member);
                $team[$member->id] = 'member';
            }
            $this->content->save($structure, ['members' => self::rows($team)]);
            $costs[] = $this->cost('StructureDetail', ['id' => $structure->id, 'language' => 'FR'], 'passerelleStructureDetail.team', $count);
        }

        $this->assertCosts('StructureDetail', $costs);
    }

    public function testTheStructuresOfAPersonUnderReview(): void
    {
        $this->structure([$this->users->beneficiaire()->id => 'owner']);
        $owned = 0;
        $costs = [];
        $validator = $this->users->moderateur('SN');
        $profile = $this->content->draft(ContentType::CommunityProfile, ownerId: $this->owner->id);
        foreach (self::COUNTS as $count) {
            for (; $owned < $count; $owned++) {
                $this->structure([$this->owner->id => 'owner']);
            }
            if ($count === self::COUNTS[0]) {
                $this->content->change($profile, Transition::Submit);
            }
            wp_set_current_user($validator->id);
            $costs[] = $this->cost('ReviewStructures', ['id' => $profile->id, 'language' => 'FR'], 'passerelleReviewStructures', $count);
        }

        $this->assertCosts('ReviewStructures', $costs);
    }

    public function testWhetherAMemberAcceptsMessages(): void
    {
        $this->profileOf($this->owner);
        $other = $this->users->beneficiaire();
        $profile = $this->content->published(ContentType::CommunityProfile, ['acceptsContact' => 'yes'], ownerId: $other->id);
        $costs = [];
        $blocked = 0;
        foreach (self::COUNTS as $count) {
            for (; $blocked < $count; $blocked++) {
                ($this->plugin->get(BlockMember::class))($this->owner, $this->profileOf($this->users->beneficiaire())->id, true);
            }
            [$start] = $this->ask('Layout', ['language' => 'FR']);
            [$cost, $answer] = $this->ask('MemberContact', ['id' => $profile->id]);
            self::assertStringContainsString('"acceptsContact":true', (string) wp_json_encode($answer));
            $costs[] = $cost - $start;
        }

        $this->assertCosts('MemberContact', $costs);
    }

    public function testWhoReadOnesFiles(): void
    {
        $cv = $this->files->pdf($this->owner->id, FilePurpose::Cv);
        $this->content->draft(ContentType::CommunityProfile, ['cvId' => $cv], ownerId: $this->owner->id);
        $max = $this->configuration()->limit('members', 'fileReadings');
        $db = $this->db;
        $costs = [];
        $read = 0;
        foreach (self::COUNTS as $count) {
            for (; $read < $count; $read++) {
                $reader = $this->users->beneficiaire();
                $db->execute("INSERT INTO {$db->table('file_reads')} (file_id, user_id, read_at) VALUES (%d, %d, %s)", $cv, $reader->id, gmdate('Y-m-d H:i:s', time() - $read));
            }
            $costs[] = $this->cost('FileReadings', [], 'passerelleFileReadings', min($max, $count));
        }

        $this->assertCosts('FileReadings', $costs);
    }

    /** @param list<int> $costs with one, ten and a hundred */
    private function assertCosts(string $operation, array $costs): void
    {
        self::assertCount(1, array_unique($costs), "{$operation}: " . implode(', ', $costs));
        self::assertLessThanOrEqual(self::LIMITS[$operation], $costs[0], $operation);
    }

    private function profileOf(Viewer $person): Record
    {
        return $this->content->published(ContentType::CommunityProfile, ownerId: $person->id);
    }

    /** @param array<int, string> $members role by user id */
    private function structure(array $members): Record
    {
        return $this->content->published(ContentType::Structure, ['members' => self::rows($members)], title: 'Les Ateliers du Lac', ownerId: (int) array_key_first($members));
    }

    /**
     * @param array<int, string> $members role by user id
     * @return list<array{user: int, role: string, status: string}>
     */
    private static function rows(array $members): array
    {
        return array_map(static fn (int $user, string $role): array => ['user' => $user, 'role' => $role, 'status' => 'member'], array_keys($members), $members);
    }
}
