<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use ArrayObject;
use LogicException;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Listeners;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\SlugLookup;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Tests\IntegrationTestCase;

/** Whichever way a change comes, listeners hear of it once, inside a transaction. */
final class CoreChangesTest extends IntegrationTestCase
{
    /** @var ArrayObject<int, string> "before → after, version" */
    private ArrayObject $told;

    protected function setUp(): void
    {
        parent::setUp();
        $this->told = new ArrayObject();
        add_action(Listeners::HOOK, function (ContentChanged $change): void {
            self::assertTrue($this->plugin->get(Transaction::class)->isOpen());
            $before = $change->before->status->value ?? 'none';
            $after = $change->after->status->value ?? 'none';
            $this->told->append("{$before} → {$after}, " . ($change->after->version ?? 'gone'));
        });
    }

    public function testActionsFireOnce(): void
    {
        $record = $this->content->draft(ContentType::Initiative);
        $record = $this->content->save($record, ['subtitle' => 'Autre']);
        $record = $this->content->change($record, Transition::Publish);
        $record = $this->content->change($record, Transition::Trash);
        $record = $this->content->change($record, Transition::Restore);

        self::assertSame(
            ['none → draft, 1', 'draft → draft, 2', 'draft → publish, 3', 'publish → trash, 4', 'trash → publish, 5'],
            $this->told(),
        );
    }

    public function testSharedValuesNotifyForEachChangedLanguage(): void
    {
        $french = $this->content->published(ContentType::Initiative);
        $this->content->published(ContentType::Initiative, language: Lang::English, groupId: $french->groupId);
        $this->told();

        $this->content->save($french, ['subtitle' => 'Autre']);
        self::assertCount(1, $this->told());

        $this->content->save($french, ['countryIds' => ['ML']]);
        self::assertCount(2, $this->told());
    }

    public function testTrashRestoreAndDeletionOfWordPress(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        $this->told();

        wp_trash_post($record->id);
        wp_untrash_post($record->id);
        wp_trash_post($record->id);
        wp_delete_post($record->id);

        self::assertSame(
            ['publish → trash, 3', 'trash → publish, 4', 'publish → trash, 5', 'trash → none, gone'],
            $this->told(),
        );
        self::assertNull($this->plugin->get(Records::class)->find($record->id));
    }

    public function testTheSchedulerPublishesWhatIsDue(): void
    {
        $record = $this->content->in(Status::Scheduled, ContentType::Initiative);
        $this->told();

        do_action('publish_future_post', $record->id);
        self::assertSame([[], Status::Scheduled], [$this->told(), $this->reload($record)->status], 'Not yet.');

        $this->makeDue($record);
        do_action('publish_future_post', $record->id);
        self::assertSame(['future → publish, 3'], $this->told());
        self::assertSame(Status::Published, $this->reload($record)->status);
    }

    public function testWhatWasScheduledIsPublishedAtOnceAfterTheTrash(): void
    {
        $owner = $this->users->beneficiaire();
        $record = $this->content->in(Status::Scheduled, ContentType::Initiative, ownerId: $owner->id);

        $restored = $this->content->change($this->content->change($record, Transition::Trash), Transition::Restore);
        self::assertSame([Status::Draft, null], [$restored->status, $restored->publishedAt]);
        $approved = $this->content->change($this->content->change($restored, Transition::Submit), Transition::Approve);

        self::assertSame(Status::Published, $approved->status);
        self::assertEqualsWithDelta(time(), $approved->publishedAt?->getTimestamp(), 60);
    }

    public function testAnotherPluginsUpdateIsNoticed(): void
    {
        $record = $this->content->published(ContentType::Initiative, slug: 'un');
        $this->told();

        wp_update_post(['ID' => $record->id, 'post_status' => 'draft', 'post_name' => 'deux']);

        self::assertSame(['publish → draft, 3'], $this->told());
        wp_update_post(['ID' => $record->id, 'post_status' => 'publish']);
        self::assertEquals(SlugLookup::moved('deux'), $this->plugin->get(FormerSlugs::class)->lookUp(ContentType::Initiative, Lang::French, 'un'));
    }

    public function testIndexesPostOfAnotherPlugin(): void
    {
        $id = wp_insert_post(['post_type' => 'event', 'post_title' => 'Importé', 'post_status' => 'publish']);

        $record = $this->plugin->get(Records::class)->find((int) $id);

        self::assertSame(['none → publish, 1'], $this->told());
        self::assertSame([1, $id, Lang::French], [$record?->version, $record?->groupId, $record?->language]);
    }

    public function testIgnoresPostsOfWordPress(): void
    {
        $id = wp_insert_post(['post_type' => 'page', 'post_title' => 'Page', 'post_status' => 'publish']);
        wp_trash_post((int) $id);
        wp_delete_post((int) $id, true);
        $auto = wp_insert_post(['post_type' => 'event', 'post_title' => 'Auto', 'post_status' => 'auto-draft']);
        wp_delete_post((int) $auto, true);

        self::assertSame([], $this->told());
        self::assertNull(get_post((int) $id));
        self::assertNull(get_post((int) $auto));
    }

    public function testFailingListenerRollsBackTheChange(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        add_action(Listeners::HOOK, static fn () => throw new LogicException('cut'));

        foreach (
            [
                static fn () => wp_trash_post($record->id),
                static fn () => wp_delete_post($record->id, true),
                fn () => $this->content->save($record, ['subtitle' => 'Autre']),
            ] as $work
        ) {
            try {
                $work();
                self::fail('The failure must come through.');
            } catch (LogicException $error) {
                self::assertSame('cut', $error->getMessage());
            }
            self::assertEquals($record, $this->reload($record));
        }
    }

    public function testDeletingAUserHandsPublishedItemsToTheChosenAccount(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        [$owner, $heir] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $record = $this->content->published(ContentType::Initiative, ownerId: $owner->id);
        $this->told();

        self::assertTrue(wp_delete_user($owner->id, $heir->id));

        self::assertSame(['publish → publish, 3'], $this->told());
        $after = $this->reload($record);
        self::assertSame([Status::Published, $heir->id], [$after->status, $after->ownerId]);
        self::assertFalse(get_userdata($owner->id));
    }

    public function testDeletingAUserWithAllContentRemovesPublishedItems(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $owner = $this->users->beneficiaire();
        $record = $this->content->published(ContentType::Initiative, ownerId: $owner->id);
        $other = $this->content->published(ContentType::Initiative, ownerId: $this->users->beneficiaire()->id);
        $this->told();

        self::assertTrue(wp_delete_user($owner->id));

        self::assertSame(['publish → none, gone'], $this->told());
        self::assertNull($this->plugin->get(Records::class)->find($record->id));
        self::assertEquals($other, $this->reload($other));
        self::assertFalse(get_userdata($owner->id));
    }

    /** @return list<string> what came since the last call */
    private function told(): array
    {
        return array_values($this->told->exchangeArray([]));
    }

    private function makeDue(Record $record): void
    {
        $this->database()->update(
            $this->database()->posts,
            ['post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 00:00:00'],
            ['ID' => $record->id],
        );
        clean_post_cache($record->id);
    }
}
