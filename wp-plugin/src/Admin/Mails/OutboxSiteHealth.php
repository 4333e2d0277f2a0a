<?php

declare(strict_types=1);

namespace Passerelle\Admin\Mails;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Module;
use Passerelle\Outbox\OutboxHealth;

/** Worker, cron and outbox in WordPress's Site Health. */
final readonly class OutboxSiteHealth implements Module
{
    public const TEST = 'passerelle_outbox';

    public function __construct(private Texts $texts, private OutboxHealth $health)
    {
    }

    public function register(): void
    {
        add_filter('site_status_tests', function (array $tests): array {
            $direct = is_array($tests['direct'] ?? null) ? $tests['direct'] : [];
            $direct[self::TEST] = ['label' => $this->texts->get('health.label'), 'test' => $this->test(...)];

            return [...$tests, 'direct' => $direct];
        });
    }

    /** @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string} */
    public function test(): array
    {
        $states = $this->health->states();
        $late = array_keys(array_filter($states, static fn (string $state): bool => $state !== OutboxHealth::OK));
        $lines = array_map(fn (string $part): string => $this->texts->get("health.{$part}.{$states[$part]}"), array_keys($states));
        foreach ($this->health->ages() as $part => $seconds) {
            $lines[] = $this->texts->get($seconds === null ? "health.{$part}.never" : "health.{$part}.age", ['seconds' => $seconds ?? 0]);
        }
        foreach ($this->health->kinds() as $kind) {
            $lines[] = $this->texts->get('health.kind', $kind);
        }

        return [
            'label' => $this->texts->get($late === [] ? 'health.good' : 'health.late'),
            'status' => match (true) {
                $late === [] => 'good',
                in_array('worker', $late, true) => 'critical',
                default => 'recommended',
            },
            'badge' => ['label' => 'Passerelle', 'color' => 'blue'],
            'description' => Markup::element('ul', [], implode('', array_map(static fn (string $line): string => Markup::text('li', $line), $lines))),
            'actions' => Markup::element('p', [], Markup::text('a', $this->texts->get('mails.title'), ['href' => SubMenu::address(FailedMailsScreen::PAGE, [])])),
            'test' => self::TEST,
        ];
    }
}
