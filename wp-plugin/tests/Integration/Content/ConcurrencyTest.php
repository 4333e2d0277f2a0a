<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: the record is made and deleted for real. */
final class ConcurrencyTest extends TestCase
{
    private const PROCESSES = 5;

    private Plugin $plugin;
    private Record $french;
    private Record $english;

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        wp_cache_flush();
        $this->french = $this->save(Lang::French, null);
        $this->english = $this->save(Lang::English, $this->french->groupId);
    }

    protected function tearDown(): void
    {
        wp_cache_flush();
        wp_delete_post($this->french->id, true);
        wp_delete_post($this->english->id, true);
    }

    public function testExactlyOneOfSimultaneousSavesSucceeds(): void
    {
        $scripts = [];
        for ($number = 0; $number < self::PROCESSES; $number++) {
            // Some save one language, some the other: both write the values that the two share.
            $record = $number % 2 === 0 ? $this->french : $this->english;
            $scripts[] = [__DIR__ . '/Processes/save.php', $record->id, $record->version, "Processus {$number}"];
        }
        $answers = ConcurrentProcesses::answers($scripts);
        wp_cache_flush();
        $french = $this->plugin->get(Records::class)->find($this->french->id);
        $english = $this->plugin->get(Records::class)->find($this->english->id);

        $winners = array_keys($answers, 'saved', true);
        self::assertEquals(['saved' => 1, 'stale_version' => self::PROCESSES - 1], array_count_values($answers), implode(', ', $answers));
        $winner = $winners[0] % 2 === 0 ? $french : $english;
        self::assertSame("Processus {$winners[0]}", $winner?->values->text('subtitle'));
        self::assertSame([['FR'], ['FR']], [$french?->values->codes('countryIds'), $english?->values->codes('countryIds')]);
        self::assertSame([$this->french->version + 1, $this->english->version + 1], [$french->version ?? 0, $english->version ?? 0]);
    }

    private function save(Lang $language, ?int $groupId): Record
    {
        $administrator = get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0];
        $viewer = (new ViewerFactory())->of((int) $administrator);

        return ($this->plugin->get(SaveContent::class))(new SaveInput($viewer, ContentType::Initiative, $language, ['countryIds' => ['SN']], 'Ensemble', groupId: $groupId));
    }
}
