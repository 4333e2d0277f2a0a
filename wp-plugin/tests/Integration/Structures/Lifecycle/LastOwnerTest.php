<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Records;
use Passerelle\Rights\Policy;
use Passerelle\Tests\Integration\Admin\Stopped;

/** Whatever WordPress's administration does, a structure has an owner. */
final class LastOwnerTest extends LifecycleTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        add_filter('wp_die_handler', static fn (): \Closure => static function (mixed $message, mixed $title = '', mixed $arguments = []): never {
            $status = is_array($arguments) ? ($arguments['response'] ?? 0) : 0;
            throw new Stopped(is_scalar($message) ? (string) $message : '', is_int($status) ? $status : 0);
        });
    }

    public function testTheEditScreenCannotRemoveTheLastOwner(): void
    {
        $structure = $this->structure($members = [$this->owner->id => ['owner', 'member'], $this->member->id => ['member', 'member']]);
        $without = [
            'demoted' => [$this->owner->id => ['member', 'member'], $this->member->id => ['member', 'member']],
            'invited only' => [$this->owner->id => ['owner', 'guest'], $this->member->id => ['owner', 'pretender']],
            'removed' => [$this->member->id => ['member', 'member']],
            'nobody' => [],
        ];
        foreach ($without as $name => $rows) {
            self::assertSame(['members: owner_required'], $this->refusals(fn () => $this->content->save($structure, ['members' => self::rows($rows)])), $name);
            self::assertSame($members, $this->members($structure), $name);
        }
        $this->content->save($structure, ['summary' => 'Une autre phrase.']);
        self::assertSame($members, $this->members($structure));
    }

    public function testWhoIsNoOwnerAnyMoreIsNotTheAuthorEither(): void
    {
        $structure = $this->structure([$this->owner->id => ['owner', 'member'], $this->member->id => ['member', 'member']]);
        $saved = $this->content->save($structure, ['members' => self::rows([$this->owner->id => ['guest', 'member'], $this->member->id => ['owner', 'member']])]);

        self::assertSame($this->member->id, $saved->ownerId);
        self::assertFalse($this->plugin->get(Policy::class)->canEdit($this->owner, $this->reload($structure)));
        self::assertTrue($this->plugin->get(Policy::class)->canEdit($this->member, $this->reload($structure)));
    }

    public function testTheAccountOfTheOnlyOwnerIsNotDeleted(): void
    {
        $structure = $this->structure([$this->owner->id => ['owner', 'member'], $this->member->id => ['member', 'member']]);
        $administrator = $this->users->administrator();
        self::assertFalse(user_can($administrator->id, 'delete_user', $this->owner->id));
        self::assertTrue(user_can($administrator->id, 'delete_user', $this->member->id));

        wp_set_current_user($administrator->id);
        $refusals = [
            'fr_FR' => "Ce compte est le seul propriétaire d’une structure. Nommez d’abord un autre propriétaire\u{a0}: Les Tisserands",
            'en_US' => 'This account is the only owner of a structure. Name another owner first: Les Tisserands',
        ];
        foreach ($refusals as $locale => $refusal) {
            update_user_meta($administrator->id, 'locale', $locale);
            foreach ([null, $this->member->id] as $reassign) {
                try {
                    wp_delete_user($this->owner->id, $reassign);
                    self::fail('The account was deleted.');
                } catch (Stopped $stopped) {
                    self::assertSame([409, $refusal], [$stopped->status, $stopped->getMessage()], $locale);
                }
            }
        }
        self::assertNotFalse(get_userdata($this->owner->id));
        self::assertSame('publish', $this->statusOf($structure));
    }

    public function testADeletedOwnerLeavesTheStructureToTheOther(): void
    {
        $item = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        foreach ([null, $this->users->beneficiaire()->id] as $reassign) {
            $leaving = $this->users->beneficiaire();
            $structure = $this->structure([$leaving->id => ['owner', 'member'], $this->member->id => ['owner', 'member'], $this->owner->id => ['member', 'pretender']]);

            self::assertTrue(wp_delete_user($leaving->id, $reassign));

            self::assertSame([$this->owner->id => ['member', 'pretender'], $this->member->id => ['owner', 'member']], $this->members($structure));
            self::assertSame([$this->member->id, 'publish'], [$this->reload($structure)->ownerId, $this->statusOf($structure)]);
        }
        self::assertSame('publish', $this->statusOf($item));
    }

    public function testADraftStructureGoesWithItsOnlyOwner(): void
    {
        $draft = $this->content->draft(ContentType::Structure, ['members' => self::rows([$this->owner->id => ['owner', 'member']])], ownerId: $this->owner->id);

        self::assertTrue(wp_delete_user($this->owner->id));
        self::assertSame([], $this->members($draft));
        self::assertNull($this->plugin->get(Records::class)->find($draft->id));
    }
}
