<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use DateTimeImmutable;
use Passerelle\Admin\Health\ClocksCheck;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Clock;
use Passerelle\Presentation\Invalidation\Frontend;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

/** PHP's clock is injected; the database has the real time. */
final class ClocksCheckTest extends IntegrationTestCase
{
    private const FORMAT = 'Y-m-d\\TH:i:s.v\\Z';

    /**
     * @param int $php seconds by which PHP's clock is ahead of the database's
     * @param int|null $site seconds by which the public site's is; null: it does not answer
     * @param list<string> $texts
     */
    #[TestWith([0, 0, 'good', ['PHP, the database and the public site have the same time', 'Public site: +0.0 s', 'Database: ']])]
    #[TestWith([0, 1, 'good', ['Public site: +1.0 s']])]
    #[TestWith([0, 10, 'critical', ['A clock is wrong: Public site', 'Public site: +10.0 s']])]
    #[TestWith([0, -10, 'critical', ['A clock is wrong: Public site', 'Public site: −10.0 s']])]
    #[TestWith([10, 0, 'critical', ['A clock is wrong: PHP', 'Public site: −10.0 s']])]
    #[TestWith([10, 10, 'critical', ['A clock is wrong: Database', 'Public site: +0.0 s']])]
    #[TestWith([0, null, 'recommended', ['The public site’s time couldn’t be read', 'Public site: time unknown']])]
    #[TestWith([10, null, 'critical', ['A clock is wrong: PHP, Database']])]
    public function testNamesTheClockThatIsWrong(int $php, ?int $site, string $status, array $texts): void
    {
        $now = new DateTimeImmutable();
        $time = $site === null ? null : $now->modify("{$site} seconds")->format(self::FORMAT);
        $result = $this->check($now->modify("{$php} seconds")->format(self::FORMAT), $time);

        self::assertSame([$status, 'passerelle_clocks'], [$result['status'], $result['test']]);
        self::assertIsString($result['label']);
        self::assertIsString($result['description']);
        foreach ($texts as $text) {
            self::assertStringContainsString($text, "{$result['label']} {$result['description']}");
        }
    }

    #[TestWith(['2026-11-29'])]
    #[TestWith(['tomorrow'])]
    #[TestWith(['<b>2026-11-29T10:00:00.000Z'])]
    public function testReadsNothingElseAsATime(string $time): void
    {
        $result = $this->check('now', $time);

        self::assertSame('recommended', $result['status']);
    }

    public function testIsAmongTheTestsOfSiteHealth(): void
    {
        $this->plugin->get(ClocksCheck::class)->register();
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);

        self::assertIsArray($tests);
        self::assertArrayHasKey('passerelle_clocks', (array) $tests['direct']);
    }

    /** @return array<string, mixed> */
    private function check(string $php, ?string $site): array
    {
        $asked = [];
        add_filter('pre_http_request', static function (mixed $answer, array $arguments, string $url) use (&$asked, $site): array|WP_Error {
            $asked[] = $url;

            return $site === null ? new WP_Error('http_request_failed') : ['body' => json_encode(['status' => 'ok', 'time' => $site]), 'response' => ['code' => 200]];
        }, 10, 3);
        $check = new ClocksCheck(new Texts(static fn (): string => 'en_GB'), self::clock($php), $this->db, new Frontend('http://frontend.test/', 'secret'), 2);
        $result = $check->result();
        self::assertSame(['http://frontend.test/healthz'], $asked);

        return $result;
    }

    private static function clock(string $instant): Clock
    {
        return new FrozenClock($instant);
    }
}
