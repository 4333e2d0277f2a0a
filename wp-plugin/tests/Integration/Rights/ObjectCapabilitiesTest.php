<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Rights;

use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Capability;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Grant;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Structures\Memberships;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** WordPress's own questions get the answers of the table, on posts that are really there. */
#[Group('exhaustive')]
final class ObjectCapabilitiesTest extends IntegrationTestCase
{
    public function testRolesHoldTheCapabilitiesOfTheTable(): void
    {
        foreach (Role::cases() as $role) {
            foreach (ContentType::cases() as $type) {
                foreach (Capability::cases() as $capability) {
                    self::assertSame(
                        CapabilityMatrix::holds($role, $type, $capability),
                        get_role($role->value)?->has_cap($capability->of($type)),
                        "{$role->value} {$capability->of($type)}",
                    );
                }
            }
        }
        $holders = static fn (string $capability): array => array_values(array_map(
            static fn (Role $role): string => $role->value,
            array_filter(Role::cases(), static fn (Role $role): bool => get_role($role->value)?->has_cap($capability) === true),
        ));
        self::assertSame(['super_administrateur'], $holders(Capability::ALTER_VALID));
        self::assertSame(['administrator', 'super_administrateur'], $holders(Capability::ALTER_REJECTED));
        self::assertSame(['moderateur', 'administrator', 'super_administrateur'], $holders(Capability::MODERATE_CONTENT));
    }

    /** @param array<string, list<string>> $expected capabilities by status */
    #[DataProvider('owners')]
    public function testAnOwnersRightsFollowTheStatus(Role $role, ContentType $type, array $expected): void
    {
        $viewer = $this->users->with($role, 'SN');
        foreach ($expected as $status => $capabilities) {
            $record = $this->content->in(Status::from($status), $type, $viewer->id);
            $asked = ['edit_post', 'delete_post', 'publish_post', 'read_post', Capability::PROPOSE];

            self::assertSame(
                $capabilities,
                array_values(array_filter($asked, static fn (string $capability): bool => user_can($viewer->id, $capability, $record->id))),
                "{$role->value} {$type->value} {$status}",
            );
        }
    }

    /** @return array<string, array{Role, ContentType, array<string, list<string>>}> */
    public static function owners(): array
    {
        $moderated = [
            'draft' => ['edit_post', 'delete_post', 'read_post'],
            'pending' => ['read_post'],
            'pending_review' => ['edit_post', 'read_post'],
            'rejected' => ['read_post'],
            'publish' => ['read_post', 'propose_post'],
            'completed' => ['read_post', 'propose_post'],
            'private' => ['edit_post', 'read_post'],
            'trash' => [],
        ];

        return [
            'beneficiaire, initiative' => [Role::Beneficiaire, ContentType::Initiative, $moderated],
            'moderateur, event' => [Role::Moderateur, ContentType::Event, $moderated],
            'operateur, call' => [Role::Operateur, ContentType::CallForApplication, [
                'draft' => ['edit_post', 'delete_post', 'publish_post', 'read_post'],
                'publish' => ['edit_post', 'delete_post', 'publish_post', 'read_post'],
                'private' => ['edit_post', 'delete_post', 'publish_post', 'read_post'],
            ]],
            'beneficiaire, call' => [Role::Beneficiaire, ContentType::CallForApplication, ['publish' => ['read_post']]],
            'beneficiaire, training' => [Role::Beneficiaire, ContentType::Training, ['publish' => ['read_post']]],
        ];
    }

    public function testAManagerOfACallEditsAndPublishesItButDoesNotDeleteIt(): void
    {
        $manager = $this->users->operateur();
        $stranger = $this->users->operateur();
        $call = $this->content->draft(ContentType::CallForApplication, ['managerIds' => [$manager->id]]);

        self::assertSame([true, true, false], $this->can($manager->id, $call->id, 'edit_post', 'publish_post', 'delete_post'));
        self::assertSame([false, false, false, false], $this->can($stranger->id, $call->id, 'edit_post', 'publish_post', 'delete_post', 'read_post'));
    }

    public function testAModerateurReadsAndDecidesInTheirCountryOnly(): void
    {
        $record = $this->content->in(Status::Pending, ContentType::Initiative);
        $here = $this->users->moderateur('SN');
        $elsewhere = $this->users->moderateur('FR');

        self::assertSame([true, true, false], $this->can($here->id, $record->id, 'read_post', Capability::MODERATE, 'edit_post'));
        self::assertSame([false, false, false], $this->can($elsewhere->id, $record->id, 'read_post', Capability::MODERATE, 'edit_post'));
    }

    public function testMembersOfTheStructureEditItsDrafts(): void
    {
        $owner = $this->users->beneficiaire();
        $member = $this->users->beneficiaire();
        $pretender = $this->users->beneficiaire();
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
            ['user' => $pretender->id, 'role' => 'member', 'status' => 'pretender'],
        ]]);
        $event = $this->content->draft(ContentType::Event, ['organiserId' => $structure->groupId]);

        self::assertSame([true, true, true, false], [
            user_can($owner->id, 'edit_post', $structure->id), user_can($owner->id, 'edit_post', $event->id),
            user_can($member->id, 'edit_post', $event->id), user_can($member->id, 'edit_post', $structure->id),
        ]);
        self::assertSame([false, false, false], $this->can($pretender->id, $event->id, 'edit_post', 'read_post', 'delete_post'));
        self::assertFalse(user_can($member->id, 'delete_post', $event->id));
    }

    public function testAnEditorDeletesEverythingButTheProfilesOfOthers(): void
    {
        $editor = $this->users->editor();
        foreach (ContentType::cases() as $type) {
            $record = $this->content->published($type);
            self::assertSame($type !== ContentType::CommunityProfile, user_can($editor->id, 'delete_post', $record->id), $type->value);
            self::assertTrue(user_can($editor->id, 'edit_post', $record->id), $type->value);
        }
    }

    public function testVisitorsReadPublicFilesOnly(): void
    {
        $public = $this->content->published(ContentType::Event);
        $members = $this->content->published(ContentType::Event, audience: Audience::Members);
        $draft = $this->content->draft(ContentType::Event);

        self::assertSame([true, false, false], [
            user_can(0, 'read_post', $public->id), user_can(0, 'read_post', $members->id), user_can(0, 'read_post', $draft->id),
        ]);
    }

    public function testDeniedCapabilityOfOneUserIsRespected(): void
    {
        $viewer = $this->users->beneficiaire();
        $draft = $this->content->draft(ContentType::Initiative, ownerId: $viewer->id);
        (new \WP_User($viewer->id))->add_cap('edit_initiatives', false);
        clean_user_cache($viewer->id);

        self::assertFalse(user_can($viewer->id, 'edit_post', $draft->id));
    }

    public function testOtherPostsKeepTheCapabilitiesOfWordPress(): void
    {
        $page = (int) wp_insert_post(['post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish']);

        self::assertTrue(user_can($this->users->editor()->id, 'edit_post', $page));
        self::assertFalse(user_can($this->users->beneficiaire()->id, 'edit_post', $page));
        self::assertFalse(user_can($this->users->administrator()->id, Capability::MODERATE, $page));
    }

    public function testTheStructuresOfAUserAreReadOnce(): void
    {
        $viewer = $this->users->beneficiaire();
        $structure = $this->content->published(ContentType::Structure);
        $records = [];
        for ($number = 0; $number < 5; $number++) {
            $records[] = $this->content->published(ContentType::Event, ['organiserId' => $structure->groupId]);
        }
        $access = fn (): array => array_map(fn ($record) => $this->plugin->get(Policy::class)->access($viewer, $record), $records);

        self::assertSame([1, 0], [$this->countQueries($access), $this->countQueries($access)]);
        Memberships::forget($viewer->id);
        self::assertSame(1, $this->countQueries($access));
    }

    public function testNoRoleHasConditionalReadCapability(): void
    {
        self::assertSame(Grant::InScope, CapabilityMatrix::grant(Role::Moderateur, ContentType::Event, Capability::ReadPrivate));
        self::assertFalse(user_can($this->users->moderateur('SN')->id, 'read_private_events'));
    }

    /** @return list<bool> */
    private function can(int $userId, int $postId, string ...$capabilities): array
    {
        return array_values(array_map(static fn (string $capability): bool => user_can($userId, $capability, $postId), $capabilities));
    }
}
