<?php

declare(strict_types=1);

namespace Passerelle\Admin\Health;

use IntlTimeZone;
use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Presentation\Invalidation\Frontend;
use Passerelle\Kernel\Zones\Zones;

/** Site Health: whether plugin and frontend server have the same database of time zones. */
final readonly class ZonesCheck implements AdminPart
{
    private const NAME = 'passerelle_zones';
    private const READINESS = '/readyz';
    private const SECONDS = 3;

    public function __construct(private Texts $texts, private ?Frontend $frontend)
    {
    }

    public function register(): void
    {
        add_filter('site_status_tests', $this->withTest(...));
        add_filter('debug_information', $this->withVersions(...));
    }

    /** @return array<string, mixed> as WordPress shows results */
    public function result(): array
    {
        $versions = $this->versions();
        $state = match ($versions['frontend']) {
            $versions['plugin'] => 'good',
            null => 'recommended',
            default => 'critical',
        };
        $lines = array_map(fn (string $name): string => $this->line($name, $versions[$name]), array_keys($versions));

        return [
            'label' => $this->texts->get("health.zones.{$state}"),
            'status' => $state,
            'badge' => ['label' => 'Passerelle', 'color' => 'blue'],
            'description' => Markup::text('p', $this->texts->get('health.zones.about')) . Markup::element('ul', [], implode('', $lines)),
            'test' => self::NAME,
        ];
    }

    private function withTest(mixed $tests): mixed
    {
        if (is_array($tests) && is_array($tests['direct'] ?? null)) {
            $tests['direct'][self::NAME] = ['label' => $this->texts->get('health.zones.label'), 'test' => $this->result(...)];
        }

        return $tests;
    }

    private function withVersions(mixed $information): mixed
    {
        if (is_array($information)) {
            $fields = [];
            foreach ($this->versions() as $name => $version) {
                $fields[$name] = ['label' => $this->texts->get("health.zones.{$name}"), 'value' => $version ?? $this->texts->get('health.zones.unknown')];
            }
            $information[self::NAME] = ['label' => $this->texts->get('health.zones.label'), 'fields' => $fields];
        }

        return $information;
    }

    private function line(string $name, ?string $version): string
    {
        return Markup::text('li', $this->texts->get('health.zones.line', [
            'name' => $this->texts->get("health.zones.{$name}"),
            'version' => $version ?? $this->texts->get('health.zones.unknown'),
        ]));
    }

    /** @return array{plugin: string, frontend: string|null, php: string, icu: string} those of PHP and ICU compute nothing */
    private function versions(): array
    {
        return [
            'plugin' => Zones::load()->version,
            'frontend' => $this->ofFrontend(),
            'php' => timezone_version_get(),
            'icu' => (string) IntlTimeZone::getTZDataVersion(),
        ];
    }

    private function ofFrontend(): ?string
    {
        if ($this->frontend === null) {
            return null;
        }
        $response = wp_remote_get(rtrim($this->frontend->url, '/') . self::READINESS, ['timeout' => self::SECONDS, 'redirection' => 0]);
        $body = json_decode(wp_remote_retrieve_body($response), true);
        $version = is_array($body) && is_array($body['data'] ?? null) ? ($body['data']['zones'] ?? null) : null;

        return is_string($version) ? $version : null;
    }
}
