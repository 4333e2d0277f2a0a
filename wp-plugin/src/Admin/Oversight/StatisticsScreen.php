<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Csv;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Moderation\Statistics\ReadStatistics;
use Passerelle\Moderation\Statistics\Statistics;
use Passerelle\Rights\ViewerFactory;

/** Statistics of moderation for administrators, of a period and as a file; an export is logged. */
#[Priority(-30)]
final readonly class StatisticsScreen implements AdminPart
{
    public const PAGE = 'passerelle-moderation-statistics';
    public const CAPABILITY = 'manage_options';
    public const EXPORT = 'moderation_statistics_csv';
    private const NONCE = 'passerelle_statistics_export';
    private const FILE = 'passerelle-moderation.csv';

    public function __construct(
        private StatisticsLabels $labels,
        private ReadStatistics $statistics,
        private Exports $exports,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        SubMenu::add(self::PAGE, self::CAPABILITY, fn (): string => $this->labels->texts->get('statistics.title'), $this->render(...), $this->download(...));
    }

    public function render(): void
    {
        $texts = $this->labels->texts;
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        [$from, $to] = self::days((array) wp_unslash($_GET));
        try {
            $statistics = ($this->statistics)($this->viewers->current(), $from, $to);
            $content = $this->form($statistics->period->firstDay(), $statistics->period->lastDay())
                . (new StatisticsTables($this->labels))->html($statistics)
                . $this->exportForm($statistics);
        } catch (DomainError $error) {
            $text = $error->fields === [] ? $texts->get('error.forbidden') : $texts->get("fieldError.{$error->fields[0]->code}");
            $content = Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $text))
                . ($error->fields === [] ? '' : $this->form($from, $to));
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap'], Markup::text('h1', $texts->get('statistics.title')) . Markup::text('p', $texts->get('statistics.intro'))
            . Markup::text('p', $texts->get('statistics.intro_countries')) . $content);
    }

    /**
     * Lines of the file; the export is logged before the first one.
     *
     * @param array<array-key, mixed> $input unslashed
     * @return iterable<string>
     * @throws DomainError forbidden, invalid_fields
     */
    public function file(array $input): iterable
    {
        $reader = $this->viewers->current();
        $statistics = ($this->statistics)($reader, ...self::days($input));
        $this->exports->record($reader, self::EXPORT, ['from' => $statistics->period->firstDay(), 'to' => $statistics->period->lastDay()]);

        return (new StatisticsTables($this->labels))->csv($statistics);
    }

    private function download(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        try {
            $lines = $this->file((array) wp_unslash($_POST));
        } catch (DomainError) {
            // The screen explains the same period.
            return;
        }
        Download::send(self::FILE, Csv::MEDIA_TYPE, $lines);
    }

    private function form(string $from, string $to): string
    {
        $texts = $this->labels->texts;

        return Markup::element('form', ['method' => 'get', 'action' => admin_url('admin.php'), 'class' => 'passerelle-log-filter'], LabelledInput::hidden(['page' => self::PAGE])
            . LabelledInput::input('statistics-from', $texts->get('statistics.field.from'), 'from', 'date', $from)
            . LabelledInput::input('statistics-to', $texts->get('statistics.field.to'), 'to', 'date', $to)
            . Markup::element('p', [], Markup::text('button', $texts->get('statistics.show'), ['type' => 'submit', 'class' => 'button button-primary'])));
    }

    private function exportForm(Statistics $statistics): string
    {
        return Markup::element('form', ['method' => 'post', 'action' => admin_url('admin.php?page=' . self::PAGE)], wp_nonce_field(self::NONCE, display: false)
            . LabelledInput::hidden(['from' => $statistics->period->firstDay(), 'to' => $statistics->period->lastDay()])
            . Markup::element('p', [], Markup::text('button', $this->labels->texts->get('statistics.export'), ['type' => 'submit', 'class' => 'button'])));
    }

    /**
     * @param array<array-key, mixed> $input
     * @return array{string, string} as typed
     */
    private static function days(array $input): array
    {
        $day = static fn (string $name): string => is_string($input[$name] ?? null) ? trim($input[$name]) : '';

        return [$day('from'), $day('to')];
    }
}
