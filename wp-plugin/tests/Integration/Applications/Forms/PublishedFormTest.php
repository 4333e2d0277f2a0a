<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Forms;

use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\PublishedForm;
use Passerelle\Content\Record;
use Passerelle\Presentation\Invalidation\Webhook;
use Passerelle\Tests\Integration\Applications\ApplicationTestCase;

/** What a call asks of applicants, on its public pages. */
final class PublishedFormTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true],
        'abroad' => ['kind' => 'yesNo'],
        'cv' => ['kind' => 'file', 'accepts' => ['document'], 'required' => true, 'label' => ['fr' => 'Un CV', 'en' => 'A CV']],
        'visa' => [
            'kind' => 'file',
            'accepts' => ['document'],
            'required' => true,
            'label' => ['en' => 'A visa'],
            'condition' => ['source' => 'abroad', 'operator' => 'equals', 'value' => true],
        ],
    ];

    public function testWhatIsPublishedIsShown(): void
    {
        $call = $this->call(['depositLanguages' => ['en']]);
        self::assertNull($this->shown($call));
        $document = self::document(self::FORM);
        $this->change($this->owner, $call, FormAction::Save, $document);
        self::assertNull($this->shown($call), 'Nobody reads what is composed.');
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->change($this->owner, $call, FormAction::Publish);
        $announced = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = %s", Webhook::KIND);
        self::assertSame([['tags' => ["item:{$call->groupId}"]]], array_map(static fn (string $payload): mixed => json_decode($payload, true), $announced));
        $shown = $this->shown($call) ?? self::fail();
        self::assertSame([$document, 4], [$shown['document'], $shown['questions']]);
        self::assertGreaterThan(0, $shown['minutes']);
        self::assertSame([
            ['isLetter' => false, 'isRequired' => true, 'label' => 'Un CV'],
            ['isLetter' => false, 'isRequired' => false, 'label' => 'A visa'],
        ], $shown['attachments']);

        $this->change($this->owner, $call, FormAction::Save, self::document([...self::FORM, 'canary' => ['kind' => 'date']]));
        self::assertSame($shown, $this->shown($call));
        $elsewhere = $this->content->save($call, ['managementMode' => 'external', 'externalUrl' => 'https://example.org/']);
        self::assertNull($this->shown($elsewhere), 'People apply elsewhere.');
    }

    /** @return array{attachments: list<array{isLetter: bool, isRequired: bool, label: string}>, document: string, minutes: int, questions: int}|null */
    private function shown(Record $call): ?array
    {
        return $this->plugin->get(PublishedForm::class)->of($call);
    }
}
