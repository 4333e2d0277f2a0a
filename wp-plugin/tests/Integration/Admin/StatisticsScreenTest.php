<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Oversight\StatisticsScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\Integration\Moderation\OversightTestCase;

final class StatisticsScreenTest extends OversightTestCase
{
    private const PERIOD = ['from' => '2026-10-01', 'to' => '2026-10-31'];
    private const FORMULA = '=HYPERLINK("https://example.org")';

    protected function setUp(): void
    {
        parent::setUp();
        wp_update_user(['ID' => $this->moderator->id, 'display_name' => self::FORMULA]);
        $this->decided($this->submitted('2026-10-10T10:00:00Z'), '2026-10-12T22:00:00Z', Decision::Rejected, RejectionReason::Other);
        wp_set_current_user($this->administrator->id);
    }

    public function testTablesHaveCaptionsAndHeadsInBothLanguages(): void
    {
        $french = $this->render(self::PERIOD);
        self::assertSame(6, substr_count($french, '<caption>'));
        self::assertStringContainsString('<caption>Par pays</caption>', $french);
        self::assertStringContainsString('<th scope="col">Soumis</th>', $french);
        self::assertStringContainsString('<th scope="row">Sénégal</th><td>0</td><td>1</td><td>1</td>', $french);
        self::assertStringContainsString("<th scope=\"row\">Attente médiane</th><td>2,5\u{A0}j</td>", $french);
        self::assertStringContainsString('name="from" id="statistics-from" value="2026-10-01"', $french);
        self::assertStringContainsString('<caption>By country</caption>', $this->render(self::PERIOD, 'en_US'));
    }

    public function testCountriesAreInTheOrderOfTheirNames(): void
    {
        $this->submitted('2026-10-10T10:00:00Z', countries: ['BJ', 'BF', 'DZ']);

        preg_match_all('~<th scope="row">(Algérie|Bénin|Burkina Faso|Sénégal)</th>~', $this->render(self::PERIOD), $found);
        self::assertSame(['Algérie', 'Bénin', 'Burkina Faso', 'Sénégal'], $found[1]);
    }

    public function testAnInvalidPeriodIsExplainedAndKeptAsTyped(): void
    {
        $html = $this->render(['from' => '"><script>', 'to' => '2026-10-31']);

        self::assertStringContainsString('role="alert"', $html);
        self::assertStringNotContainsString('<script>', $html);
        self::assertStringContainsString('value="2026-10-31"', $html);
        self::assertStringNotContainsString('<table', $html);
    }

    public function testTheFileHasNoFormulasAndItsExportIsLogged(): void
    {
        $file = implode('', [...$this->screen()->file(self::PERIOD)]);

        self::assertStringStartsWith("\u{FEFF}\"Du\";\"2026-10-01\";\"Au\";\"2026-10-31\"\r\n", $file);
        self::assertStringContainsString("\"'=HYPERLINK(\"\"https://example.org\"\")\";\"1\";\"0\"\r\n", $file);
        self::assertStringNotContainsString(self::SECRET, $file);
        $lines = [...$this->plugin->get(AuditLines::class)->all()];
        $last = end($lines);
        self::assertInstanceOf(AuditLine::class, $last);
        self::assertSame(
            ['export', ['administrator'], 0, 'moderation_statistics_csv from=2026-10-01 to=2026-10-31'],
            [$last->action, $last->roles, $last->postId, $last->reason],
        );
    }

    public function testOthersReadNothing(): void
    {
        foreach ([$this->moderator, $this->owner, $this->users->operateur(), $this->users->editor()] as $other) {
            wp_set_current_user($other->id);
            self::assertFalse(current_user_can(StatisticsScreen::CAPABILITY));
            self::assertSame(['forbidden'], $this->refusals(fn (): iterable => $this->screen()->file(self::PERIOD)));
            self::assertStringNotContainsString('<table', $this->render(self::PERIOD));
        }
        self::assertNotContains('export', array_map(static fn (AuditLine $line): string => $line->action, [...$this->plugin->get(AuditLines::class)->all()]));
    }

    private function screen(string $locale = 'fr_FR'): StatisticsScreen
    {
        return $this->pluginWith([Texts::class => new Texts(static fn (): string => $locale)])->get(StatisticsScreen::class);
    }

    /** @param array<string, string> $query */
    private function render(array $query, string $locale = 'fr_FR'): string
    {
        $_GET = $query;
        ob_start();
        $this->screen($locale)->render();

        return (string) ob_get_clean();
    }
}
