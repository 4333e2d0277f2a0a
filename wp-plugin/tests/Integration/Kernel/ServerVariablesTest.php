<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Kernel;

use Passerelle\Kernel\ServerVariables;
use Passerelle\Tests\IntegrationTestCase;

final class ServerVariablesTest extends IntegrationTestCase
{
    private const NAME = 'HTTP_X_PASSERELLE_TEST';
    private const SENT = 'O\'Hara "\\"';

    protected function tearDown(): void
    {
        unset($_SERVER[self::NAME]);
        parent::tearDown();
    }

    public function testAreReadAsTheyWereSent(): void
    {
        $_SERVER[self::NAME] = addslashes(self::SENT);

        self::assertSame(self::SENT, ServerVariables::text(self::NAME));
    }

    public function testHaveNoSlashesBeforeWordPressAddsThem(): void
    {
        global $wp_actions;
        $done = $wp_actions;
        unset($wp_actions['sanitize_comment_cookies']);
        $_SERVER[self::NAME] = self::SENT;
        try {
            self::assertSame(self::SENT, ServerVariables::text(self::NAME));
        } finally {
            $wp_actions = $done;
        }
    }

    public function testAreEmptyWithoutHeaders(): void
    {
        self::assertSame('', ServerVariables::text(self::NAME));
        $_SERVER[self::NAME] = ['a'];
        self::assertSame('', ServerVariables::text(self::NAME));
    }
}
