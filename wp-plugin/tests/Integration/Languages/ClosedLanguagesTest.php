<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Languages;

use Passerelle\Languages\Provision;
use Passerelle\Tests\Integration\Admin\Stopped;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_REST_Request;

/** Nobody adds, changes or deletes a language, administrators included. */
final class ClosedLanguagesTest extends IntegrationTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->users->administrator()->id);
        add_filter('wp_die_handler', static fn (): \Closure => static function (mixed $message, mixed $title, mixed $arguments): never {
            $status = is_array($arguments) && is_int($arguments['response'] ?? null) ? $arguments['response'] : 500;
            throw new Stopped(is_string($message) ? $message : '', $status);
        });
    }

    /** @return iterable<string, array{array<string, string>, int}> */
    public static function requests(): iterable
    {
        yield 'screen' => [['page' => 'mlang'], 403];
        yield 'assistant' => [['page' => 'mlang_wizard'], 403];
        foreach (['add', 'delete', 'update', 'default-lang', 'content-default-lang'] as $action) {
            yield "{$action} on another screen" => [['page' => 'mlang_settings', 'pll_action' => $action], 403];
        }
        yield 'settings' => [['page' => 'mlang_settings'], 0];
        yield 'another plugin' => [['page' => 'other', 'pll_action' => 'add'], 0];
        yield 'no page' => [[], 0];
    }

    /** @param array<string, string> $request */
    #[DataProvider('requests')]
    public function testScreens(array $request, int $expected): void
    {
        remove_all_actions('admin_init');
        (new \Passerelle\Languages\ClosedLanguages())->register();
        $_REQUEST = $request;
        $status = 0;
        try {
            do_action('admin_init');
        } catch (Stopped $stopped) {
            $status = $stopped->status;
        }

        self::assertSame($expected, $status);
    }

    #[TestWith(['POST', ''])]
    #[TestWith(['PATCH', '/fr'])]
    #[TestWith(['DELETE', '/fr'])]
    public function testRestApi(string $method, string $path): void
    {
        $request = new WP_REST_Request($method, "/pll/v1/languages{$path}");
        $request->set_body_params(['locale' => 'de_DE', 'slug' => 'de', 'name' => 'Deutsch']);
        $answer = rest_do_request($request);

        // The stand-in has no such route.
        self::assertContains($answer->get_status(), [403, 404]);
        self::assertFalse(current_user_can('manage_languages'));
        self::assertSame(['en', 'fr'], $this->languages());
    }

    public function testTermsAreOfTheProvisioningOnly(): void
    {
        self::assertInstanceOf(WP_Error::class, wp_insert_term('Deutsch', 'language', ['slug' => 'de']));
        $polylang = function_exists('PLL') ? PLL() : null;
        $model = is_object($polylang) && isset($polylang->model) ? $polylang->model : null;
        $add = is_object($model) && isset($model->languages) ? [$model->languages, 'add'] : null;
        if (is_callable($add)) {
            self::assertInstanceOf(WP_Error::class, $add(['locale' => 'de_DE', 'slug' => 'de', 'name' => 'Deutsch', 'rtl' => 0, 'term_group' => 2]));
        }
        self::assertSame(['en', 'fr'], $this->languages());

        $this->database()->query("DELETE FROM {$this->database()->term_taxonomy} WHERE taxonomy = 'language'");
        wp_cache_flush();
        (new Provision())->run();
        self::assertSame(['en', 'fr'], $this->languages());
    }

    public function testSetupNoticesAreDismissed(): void
    {
        update_option('pll_dismissed_notices', ['other']);
        (new Provision())->run();
        (new Provision())->run();

        self::assertSame(['other', 'wizard', 'review'], get_option('pll_dismissed_notices'));
    }

    /** @return list<string> */
    private function languages(): array
    {
        wp_cache_flush();
        $slugs = get_terms(['taxonomy' => 'language', 'hide_empty' => false, 'fields' => 'slugs']);
        $slugs = is_array($slugs) ? array_values(array_filter($slugs, is_string(...))) : [];
        sort($slugs);

        return $slugs;
    }
}
