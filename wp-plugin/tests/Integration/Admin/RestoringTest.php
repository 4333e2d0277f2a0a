<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Lists\Restoring;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Records;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Who may not restore from the trash gets 403 and no link for it; WordPress would answer 500. */
final class RestoringTest extends IntegrationTestCase
{
    private Record $record;

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        set_current_screen('front');
        $this->record = $this->content->published(ContentType::Event);
        (new Restoring($this->plugin->get(Records::class), $this->plugin->get(Policy::class), new ViewerFactory(), new Texts()))->register();
        add_filter('wp_die_handler', static fn (): \Closure => static function (mixed $message, mixed $title, mixed $arguments): never {
            $status = is_array($arguments) && is_int($arguments['response'] ?? null) ? $arguments['response'] : 500;
            throw new Stopped(is_string($message) ? $message : '', $status);
        });
    }

    /** @param non-empty-string $screen */
    #[TestWith(['load-edit.php', 'list'])]
    #[TestWith(['load-edit.php', 'undo'])]
    #[TestWith(['load-edit.php', 'bottom'])]
    #[TestWith(['load-post.php', 'row'])]
    public function testRestoring(string $screen, string $form): void
    {
        $id = (string) $this->record->id;
        $_REQUEST = match ($form) {
            'list' => ['action' => 'untrash', 'post' => [$id]],
            'undo' => ['action' => 'untrash', 'doaction' => 'undo', 'ids' => "{$id},0"],
            'bottom' => ['action' => '-1', 'action2' => 'untrash', 'post' => [$id]],
            default => ['action' => 'untrash', 'post' => $id],
        };
        wp_set_current_user($this->users->administrator()->id);
        do_action($screen);
        wp_set_current_user($this->users->editor()->id);
        try {
            do_action($screen);
            self::fail('An editor may not restore.');
        } catch (Stopped $stopped) {
            self::assertSame(403, $stopped->status);
        }
    }

    public function testLinkUndo(): void
    {
        $request = ['post_type' => 'event', 'trashed' => '1', 'ids' => (string) $this->record->id];
        foreach (['administrator' => $request, 'editor' => array_diff_key($request, ['ids' => true])] as $role => $expected) {
            wp_set_current_user(($role === 'editor' ? $this->users->editor() : $this->users->administrator())->id);
            $_REQUEST = $request;
            do_action('load-edit.php');
            self::assertSame($expected, $_REQUEST, $role);
        }
    }

    public function testOtherPostsAreWordPresss(): void
    {
        $page = wp_insert_post(['post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish']);
        $request = ['action' => 'untrash', 'post' => [(string) $page], 'trashed' => '1', 'ids' => (string) $page];
        wp_set_current_user($this->users->editor()->id);
        $_REQUEST = $request;
        do_action('load-edit.php');

        self::assertSame($request, $_REQUEST);
    }
}
