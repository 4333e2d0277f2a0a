<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content\Forms;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Forms\FormsExport;
use Passerelle\Kernel\Config;
use Passerelle\Model\ContentType;
use Passerelle\Plugin;
use PHPUnit\Framework\TestCase;

final class FormsExportTest extends TestCase
{
    private const CONFIG = __DIR__ . '/../../../../config';
    private const COMMITTED = __DIR__ . '/../../../../../frontend/forms.json';

    public function testTheCommittedFormsAreThoseOfTheDefinitions(): void
    {
        $config = Config::fromDirectory(self::CONFIG);
        $export = new FormsExport(Plugin::definitions($config), FieldTexts::fromDirectory(self::CONFIG), $config);

        self::assertSame((string) file_get_contents(self::COMMITTED), $export->json(), 'Run npm run codegen.');
    }

    public function testFormsHaveNoLedgers(): void
    {
        /** @var array{forms: array<string, array{steps: list<array{fields: list<array{key: string}>}>}>} $committed */
        $committed = json_decode((string) file_get_contents(self::COMMITTED), true);
        $keys = array_merge(...array_map(
            static fn (array $step): array => array_column($step['fields'], 'key'),
            $committed['forms'][ContentType::Structure->value]['steps'],
        ));

        self::assertContains('name', $keys);
        self::assertNotContains('members', $keys);
    }

    public function testRowsHaveTextsForOneRowAndForAddingOne(): void
    {
        /** @var array{forms: array<string, array{steps: list<array{fields: list<array{key: string, columns?: list<mixed>, item?: array<string, string>, add?: array<string, string>}>}>}>} $committed */
        $committed = json_decode((string) file_get_contents(self::COMMITTED), true);
        $seen = [];
        foreach ($committed['forms'] as $form) {
            foreach (array_merge(...array_column($form['steps'], 'fields')) as $field) {
                if (isset($field['columns'])) {
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
        $used = ['language' => true];
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
