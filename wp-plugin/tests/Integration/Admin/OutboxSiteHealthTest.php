<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Mails\OutboxSiteHealth;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Heartbeats;
use Passerelle\Outbox\Outbox;
use Passerelle\Outbox\OutboxHealth;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

/** The test that the plugin adds to WordPress's Site Health. */
final class OutboxSiteHealthTest extends IntegrationTestCase
{
    public function testItIsAddedAndSaysWhatIsLateInBothLanguages(): void
    {
        foreach (['outbox', 'heartbeats'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        $clock = new FrozenClock();
        $this->usePluginWith([Clock::class => $clock]);
        $this->plugin->get(Outbox::class)->add('mail', ['<b>payload</b>']);
        $health = [];
        $answers = [];
        foreach (['fr_FR' => 'Des envois ou des tâches', 'en_US' => 'Passerelle messages or scheduled tasks'] as $locale => $label) {
            $health[$locale] = new OutboxSiteHealth(new Texts(static fn (): string => $locale), $this->plugin->get(OutboxHealth::class));
            remove_all_filters('site_status_tests');
            $health[$locale]->register();
            /** @var array{direct: array<string, array{test?: callable(): array<string, mixed>}>, async: array<string, mixed>} $tests */
            $tests = apply_filters('site_status_tests', ['direct' => ['other' => []], 'async' => ['another' => []]]);
            self::assertSame([['other', OutboxSiteHealth::TEST], ['another']], [array_keys($tests['direct']), array_keys($tests['async'])]);
            $answer = $health[$locale]->test();
            self::assertSame($answer, ($tests['direct'][OutboxSiteHealth::TEST]['test'] ?? self::fail(...))());
            self::assertStringStartsWith($label, $answer['label']);
            self::assertStringNotContainsString('payload', (string) json_encode($answer));
            $answers[] = $answer;
        }
        self::assertSame(['critical', 'critical'], array_column($answers, 'status'));

        $heartbeats = new Heartbeats($this->db, $clock);
        $heartbeats->beat(Heartbeats::WORKER);
        self::assertSame('recommended', $health['en_US']->test()['status']);
        $heartbeats->beat(Heartbeats::CRON);
        $last = $health['en_US']->test();
        self::assertSame('good Passerelle messages and scheduled tasks are working', "{$last['status']} {$last['label']}");
        self::assertStringContainsString('<li>mail: 1 waiting (the oldest for 0 s), 0 failing, 0 given up.</li>', $last['description']);
    }
}
