<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\AdminModule;
use Passerelle\Admin\Pickers\PickerEndpoint;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/** WordPress's own ways to write posts are closed for ours, and only for ours. */
final class WordPressWaysTest extends AdminTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        set_current_screen('edit-initiative');
        $this->plugin->get(AdminModule::class)->register();
        set_current_screen('front');
        $stop = static fn (): \Closure => static function (mixed $message, mixed $title = '', mixed $arguments = []): never {
            $status = is_array($arguments) ? ($arguments['response'] ?? 0) : $arguments;
            throw new Stopped(is_scalar($message) ? (string) $message : '', is_int($status) ? $status : 0);
        };
        add_filter('wp_die_handler', $stop);
        add_filter('wp_die_ajax_handler', $stop);
        $_SERVER['REQUEST_METHOD'] = 'POST';
    }

    protected function tearDown(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'GET';
        parent::tearDown();
    }

    /** @param array<string, string> $post */
    #[DataProvider('otherPosts')]
    public function testRejectsOtherPostsToPostPhp(array $post): void
    {
        $record = $this->content->published(ContentType::Initiative);
        $_POST = $_REQUEST = ['post_ID' => (string) $record->id, 'post_type' => 'initiative', 'post_title' => 'Written past the rules', ...$post];

        self::assertSame(400, $this->stopped(static fn () => do_action('load-post.php')));
        self::assertEquals($record, $this->reload($record));
    }

    /** @return array<string, array{array<string, string>}> */
    public static function otherPosts(): array
    {
        return [
            'a preview' => [['action' => 'editpost', 'wp-preview' => 'dopreview']],
            'a new post' => [['action' => 'post']],
            'a new post in the background' => [['action' => 'postajaxpost']],
            'anything else' => [['action' => 'something']],
            'no action' => [[]],
        ];
    }

    public function testRejectsFormWithoutRightBeforeWordPressHandlesIt(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        wp_set_current_user($this->users->beneficiaire()->id);
        $_POST = $_REQUEST = ['action' => 'editpost', 'post_ID' => (string) $record->id, 'post_title' => 'Mine now'];

        self::assertSame(403, $this->stopped(static fn () => do_action('load-post.php')));
        self::assertEquals($record, $this->reload($record));
    }

    public function testIgnoresOtherPostsAndTheTrash(): void
    {
        $page = (int) wp_insert_post(['post_type' => 'page', 'post_title' => 'A page']);
        $record = $this->content->draft(ContentType::Event);
        foreach ([['action' => 'editpost', 'post_ID' => (string) $page], ['action' => 'trash', 'post_ID' => (string) $record->id]] as $post) {
            $_POST = $_REQUEST = $post;

            self::assertNull($this->stopped(static fn () => do_action('load-post.php')));
        }
    }

    public function testRejectsQuickEdit(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        $page = (int) wp_insert_post(['post_type' => 'page', 'post_title' => 'A page']);
        // WordPress's own handler waits behind ours.
        remove_all_actions('wp_ajax_inline-save', 1);

        $_POST = ['post_ID' => (string) $record->id, 'post_type' => 'page'];
        self::assertSame(403, $this->stopped(static fn () => do_action('wp_ajax_inline-save')));
        $_POST = ['post_ID' => (string) $page, 'post_type' => 'page'];
        self::assertNull($this->stopped(static fn () => do_action('wp_ajax_inline-save')));
    }

    public function testRejectsBulkEdit(): void
    {
        foreach ([['bulk_edit' => 'Update'], ['action' => 'edit'], ['action' => '-1', 'action2' => 'edit']] as $request) {
            $_REQUEST = ['post_type' => 'event', ...$request];
            self::assertSame(403, $this->stopped(static fn () => do_action('load-edit.php')));
            $_REQUEST = ['post_type' => 'page', ...$request];
            self::assertNull($this->stopped(static fn () => do_action('load-edit.php')));
        }
        $_REQUEST = ['post_type' => 'event', 'action' => 'trash'];
        self::assertNull($this->stopped(static fn () => do_action('load-edit.php')));
    }

    public function testTheBlockEditorAndTheRemoteInterfaceAreOff(): void
    {
        self::assertSame(
            [false, true, false],
            [
                apply_filters('use_block_editor_for_post_type', true, 'initiative'),
                apply_filters('use_block_editor_for_post_type', true, 'page'),
                apply_filters('xmlrpc_enabled', true),
            ],
        );
    }

    public function testTheScreenOfANewRecordNeedsTheRightToMakeOne(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'GET';
        $_GET = ['post_type' => 'call_for_application'];
        wp_set_current_user($this->users->moderateur('SN')->id);

        self::assertSame(403, $this->stopped(static fn () => do_action('load-post-new.php')));
    }

    public function testTheScreenOfARecordNeedsTheRightToEditIt(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'GET';
        $_GET = ['post' => (string) $this->content->draft(ContentType::Initiative)->id, 'action' => 'edit'];
        wp_set_current_user($this->users->beneficiaire()->id);

        self::assertSame(403, $this->stopped(static fn () => do_action('load-post.php')));
    }

    public function testOnlyStaffSearchRecordsAndAccounts(): void
    {
        $draft = $this->content->draft(ContentType::Structure, title: 'Secrète');
        add_filter('wp_doing_ajax', '__return_true');

        self::assertStringContainsString("\"id\":{$draft->groupId}", $this->searched($this->users->editor(), 'Secrète'));
        foreach ([$this->users->beneficiaire(), $this->users->operateur(), $this->users->moderateur('SN')] as $viewer) {
            self::assertSame('{"success":false}', $this->searched($viewer, 'Secrète'));
        }
        self::assertSame('{"success":false}', $this->searched($this->users->editor(), 'Secrète', 'forged'));
    }

    private function searched(Viewer $viewer, string $words, ?string $nonce = null): string
    {
        wp_set_current_user($viewer->id);
        $_GET = $_REQUEST = ['types' => 'structure', 'q' => $words, '_wpnonce' => $nonce ?? wp_create_nonce(PickerEndpoint::ACTION)];
        ob_start();
        $this->stopped(static fn () => @do_action('wp_ajax_' . PickerEndpoint::ACTION));

        return (string) ob_get_clean();
    }

    /**
     * @param callable(): mixed $work
     * @return int|null the HTTP status with which WordPress stopped, null when it went on
     */
    private function stopped(callable $work): ?int
    {
        try {
            $work();
        } catch (Stopped $stopped) {
            return $stopped->status;
        }

        return null;
    }
}
