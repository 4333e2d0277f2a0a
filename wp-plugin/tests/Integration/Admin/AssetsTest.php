<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Assets;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\TemporaryFolder;
use WP_Scripts;

final class AssetsTest extends IntegrationTestCase
{
    private const EDITOR = 'passerelle-admin-rich-text';
    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        $this->folder = sys_get_temp_dir() . '/passerelle-assets-' . uniqid();
        mkdir("{$this->folder}/assets/build", recursive: true);
        symlink(dirname(__DIR__, 3) . '/assets/admin', "{$this->folder}/assets/admin");
        remove_all_actions('admin_enqueue_scripts');
        (new Assets("{$this->folder}/passerelle.php"))->register();
    }

    protected function tearDown(): void
    {
        unlink("{$this->folder}/assets/admin");
        TemporaryFolder::remove($this->folder);
        set_current_screen('front');
        parent::tearDown();
    }

    public function testTheEditorOfLongTextsComesWithTheBuild(): void
    {
        touch("{$this->folder}/assets/build/rich-text.js", 1_700_000_000);

        $scripts = $this->scriptsOf('initiative', 'post.php');
        self::assertContains(self::EDITOR, $scripts->queue);
        self::assertStringEndsWith('/assets/build/rich-text.js', (string) $scripts->registered[self::EDITOR]->src);
        self::assertSame('1700000000', $scripts->registered[self::EDITOR]->ver);
        self::assertFalse(has_action('admin_print_scripts', 'print_emoji_detection_script'), 'Emoji would become pictures.');
        self::assertNotContains(self::EDITOR, $this->scriptsOf('page', 'post.php')->queue);
    }

    public function testWithoutTheBuildTheOtherScriptsCome(): void
    {
        $queue = $this->scriptsOf('initiative', 'post.php')->queue;

        self::assertNotContains(self::EDITOR, $queue);
        self::assertContains('passerelle-admin-rows', $queue);
    }

    private function scriptsOf(string $screen, string $hook): WP_Scripts
    {
        $GLOBALS['wp_scripts'] = null;
        set_current_screen($screen);
        do_action('admin_enqueue_scripts', $hook);

        return wp_scripts();
    }
}
