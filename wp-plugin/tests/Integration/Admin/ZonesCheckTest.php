<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Health\ZonesCheck;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Presentation\Invalidation\Frontend;
use Passerelle\Kernel\Zones\Zones;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

final class ZonesCheckTest extends IntegrationTestCase
{
    #[TestWith(['same', 'good'])]
    #[TestWith(['2020a', 'critical'])]
    #[TestWith([null, 'recommended'])]
    public function testComparesTheFrontendServerWithThePlugin(?string $version, string $status): void
    {
        $own = Zones::load()->version;
        $version = $version === 'same' ? $own : $version;
        $asked = [];
        add_filter('pre_http_request', static function (mixed $answer, array $arguments, string $url) use (&$asked, $version): array|WP_Error {
            $asked[] = $url;

            return $version === null ? new WP_Error('http_request_failed') : ['body' => json_encode(['data' => ['zones' => $version]]), 'response' => ['code' => 200]];
        }, 10, 3);

        $result = (new ZonesCheck(new Texts(static fn (): string => 'en_GB'), new Frontend('http://frontend.test/', 'secret')))->result();

        self::assertSame(['http://frontend.test/readyz'], $asked);
        self::assertSame($status, $result['status']);
        $lines = "<li>Plugin data: {$own}</li><li>Public site data: " . ($version ?? 'unknown') . '</li>';
        self::assertStringContainsString($lines, is_string($result['description']) ? $result['description'] : '');
    }

    public function testIsAmongTheTestsAndVersionsOfSiteHealth(): void
    {
        (new ZonesCheck(new Texts(static fn (): string => 'fr_FR'), null))->register();

        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        $information = apply_filters('debug_information', []);

        self::assertIsArray($tests);
        self::assertIsArray($information);
        self::assertArrayHasKey('passerelle_zones', (array) $tests['direct']);
        $values = [];
        $own = array_intersect_key($information, ['passerelle_zones' => true]);
        array_walk_recursive($own, static function (mixed $value, int|string $key) use (&$values): void {
            if ($key === 'value') {
                $values[] = $value;
            }
        });
        self::assertSame([Zones::load()->version, 'inconnues', timezone_version_get()], array_slice($values, 0, 3));
    }
}
