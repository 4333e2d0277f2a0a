<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content\Forms;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Forms\FormsExport;
use Passerelle\Files\UploadRules;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;
use PHPUnit\Framework\TestCase;

final class FormsExportTest extends TestCase
{
    private const CONFIG = __DIR__ . '/../../../../config';
    private const FRONTEND = __DIR__ . '/../../../../../frontend';

    public function testTheCommittedFormsAreThoseOfTheDefinitions(): void
    {
        $config = Config::fromDirectory(self::CONFIG);
        $export = new FormsExport(Plugin::definitions($config), FieldTexts::fromDirectory(self::CONFIG), $config, (new UploadRules($config))->of(...));

        $committed = [];
        foreach (['text-fields.json', ...array_map(static fn (string $path): string => 'forms/' . basename($path), glob(self::FRONTEND . '/forms/*') ?: [])] as $name) {
            $committed[$name] = (string) file_get_contents(self::FRONTEND . "/{$name}");
        }
        $exported = $export->files();
        ksort($committed);
        ksort($exported);

        self::assertSame($committed, $exported, 'Run npm run codegen.');
    }

    public function testFormsHaveNoLedgers(): void
    {
        /** @var array{steps: list<array{fields: list<array{key: string}>}>} $form */
        $form = json_decode((string) file_get_contents(self::FRONTEND . '/forms/' . ContentType::Structure->value . '.json'), true);
        $keys = array_merge(...array_map(
            static fn (array $step): array => array_column($step['fields'], 'key'),
            $form['steps'],
        ));

        self::assertContains('name', $keys);
        self::assertNotContains('members', $keys);
    }

    public function testRowsHaveTextsForOneRowAndForAddingOne(): void
    {
        $seen = [];
        foreach (glob(self::FRONTEND . '/forms/*') ?: [] as $path) {
            /** @var array{steps: list<array{fields: list<array{key: string, kind: string, columns?: list<mixed>, item?: array<string, string>, add?: array<string, string>}>}>} $form */
            $form = json_decode((string) file_get_contents($path), true);
            foreach (array_merge(...array_column($form['steps'], 'fields')) as $field) {
                if (isset($field['columns']) && $field['kind'] !== 'map') {
                    $seen[] = $field['key'];
                    self::assertSame(['fr', 'en'], array_keys($field['item'] ?? []), $field['key']);
                    self::assertSame(['fr', 'en'], array_keys($field['add'] ?? []), $field['key']);
                }
            }
        }

        self::assertContains('actions', $seen);
        self::assertContains('faq', $seen);
    }

    public function testEveryTextOfTheFileIsUsed(): void
    {
        $config = Config::fromDirectory(self::CONFIG);
        // The step of slug and audience ends every form.
        $used = ['language' => true, 'step.publication' => true];
        foreach (ContentType::cases() as $type) {
            $definition = Plugin::definitions($config)->of($type);
            $keys = [[$definition->titleKey() ?? 'title', null], ['slug', null], ['audience', null]];
            foreach ($definition->fields()->steps as $step) {
                $used["step.{$step->key}"] = true;
                foreach ($step->fields as $field) {
                    $keys[] = [$field->key, null];
                    foreach ($field->columns as $column) {
                        $keys[] = [$column->key, $field];
                    }
                }
            }
            foreach ($keys as [$key, $parent]) {
                $used += array_fill_keys(FieldTexts::paths($type, $key, $parent), true);
            }
        }
        // The picker of WordPress's screens, which finds persons and structures alike.
        $used['people.groupId'] = true;
        /** @var array<string, mixed> $texts */
        $texts = json_decode((string) file_get_contents(self::CONFIG . '/fields.json'), true);

        self::assertSame([], array_keys(array_diff_key($texts, $used)));
    }
}
