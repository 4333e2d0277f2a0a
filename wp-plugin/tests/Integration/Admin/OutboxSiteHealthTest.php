<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Mails\OutboxSiteHealth;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Outbox\Heartbeats;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

/** The test that the plugin adds to WordPress's Site Health. */
final class OutboxSiteHealthTest extends IntegrationTestCase
{
    public function testItIsAddedAndSaysWhatIsLateInBothLanguages(): void
    {
        foreach (['outbox', 'heartbeats'] as $table) {
            $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table($table)}");
        }
        $clock = new FrozenClock();
        $outbox = OutboxModule::build($this->services($clock));
        $outbox->outbox->add('mail', ['<b>payload</b>']);
        $health = [];
        $answers = [];
        foreach (['fr_FR' => 'Des envois ou des tâches', 'en_US' => 'Messages or scheduled tasks'] as $locale => $label) {
            $health[$locale] = new OutboxSiteHealth(new Texts(static fn (): string => $locale), $outbox->health);
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

        $heartbeats = new Heartbeats($this->plugin->database, $clock);
        $heartbeats->beat(Heartbeats::WORKER);
        self::assertSame('recommended', $health['en_US']->test()['status']);
        $heartbeats->beat(Heartbeats::CRON);
        $last = $health['en_US']->test();
        self::assertSame('good Passerelle’s messages and scheduled tasks work', "{$last['status']} {$last['label']}");
        self::assertStringContainsString('<li>mail: 1 waiting (the oldest for 0 s), 0 failing, 0 given up.</li>', $last['description']);
    }
}
