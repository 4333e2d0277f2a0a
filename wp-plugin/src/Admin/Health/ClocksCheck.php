<?php

declare(strict_types=1);

namespace Passerelle\Admin\Health;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Presentation\Invalidation\Frontend;

/** Site Health: whether PHP, the database and the frontend's server have the same time, by which applications are in time or late. */
final readonly class ClocksCheck implements AdminPart
{
    private const NAME = 'passerelle_clocks';
    /** Answers at once, whatever else is slow. */
    private const LIVENESS = '/healthz';
    private const SECONDS = 3;
    private const PHP = 'php';

    /** @param int $differ seconds from which clocks differ */
    public function __construct(
        private Texts $texts,
        private Clock $clock,
        private Database $db,
        private ?Frontend $frontend,
        #[Limit('health', 'clockSeconds')] private int $differ,
    ) {
    }

    public function register(): void
    {
        add_filter('site_status_tests', function (mixed $tests): mixed {
            if (is_array($tests) && is_array($tests['direct'] ?? null)) {
                $tests['direct'][self::NAME] = ['label' => $this->texts->get('health.clocks.label'), 'test' => $this->result(...)];
            }

            return $tests;
        });
    }

    /** @return array<string, mixed> as WordPress shows results */
    public function result(): array
    {
        $readings = [
            self::PHP => new ClockReading(0.0, 0.0),
            'database' => $this->reading(fn (): ?string => $this->db->value('SELECT UTC_TIMESTAMP(3)')),
            'frontend' => $this->reading($this->ofFrontend(...)),
        ];
        $known = array_filter($readings);
        $wrong = ClockReading::wrong($known, $this->differ);
        $state = match (true) {
            $wrong !== [] => 'critical',
            count($known) < count($readings) => 'recommended',
            default => 'good',
        };
        $lines = array_map(fn (string $name): string => Markup::text('li', $this->line($name, $readings[$name])), array_keys($readings));

        return [
            'label' => $this->texts->get("health.clocks.{$state}", ['names' => implode(', ', array_map($this->name(...), $wrong))]),
            'status' => $state,
            'badge' => ['label' => 'Passerelle', 'color' => 'blue'],
            'description' => Markup::text('p', $this->texts->get('health.clocks.about', ['seconds' => $this->differ])) . Markup::element('ul', [], implode('', $lines)),
            'test' => self::NAME,
        ];
    }

    /** @param callable(): (string|null) $ask what the clock says, in UTC */
    private function reading(callable $ask): ?ClockReading
    {
        $before = self::seconds($this->clock->now());
        $text = $ask();
        $after = self::seconds($this->clock->now());
        $said = $text === null ? false : date_create_immutable($text, new DateTimeZone('UTC'));
        if ($said === false) {
            return null;
        }
        // Without a fraction, it is any instant of that second.
        $unwritten = str_contains((string) $text, '.') ? 0.0 : 0.5;

        return new ClockReading(self::seconds($said) + $unwritten - ($before + $after) / 2, ($after - $before) / 2 + $unwritten);
    }

    private function ofFrontend(): ?string
    {
        if ($this->frontend === null) {
            return null;
        }
        $response = wp_remote_get(rtrim($this->frontend->url, '/') . self::LIVENESS, ['timeout' => self::SECONDS, 'redirection' => 0]);
        $body = json_decode(wp_remote_retrieve_body($response), true);
        $time = is_array($body) ? $body['time'] ?? null : null;

        return is_string($time) && preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/D', $time) === 1 ? $time : null;
    }

    private function line(string $name, ?ClockReading $reading): string
    {
        return $this->texts->get($reading === null ? 'health.clocks.unknown' : 'health.clocks.line', [
            'name' => $this->name($name),
            'seconds' => $reading === null ? '' : ($reading->offset < 0 ? '−' : '+') . number_format_i18n(abs($reading->offset), 1),
        ]);
    }

    private function name(string $name): string
    {
        return $this->texts->get("health.clocks.{$name}");
    }

    private static function seconds(DateTimeImmutable $instant): float
    {
        return (float) $instant->format('U.u');
    }
}
