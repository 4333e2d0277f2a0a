<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\Content\Status;
use Passerelle\Languages\Lang;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SaveContentTest extends IntegrationTestCase
{
    #[DataProvider('contentTypes')]
    public function testACompleteRecordIsReadAsItWasSaved(ContentType $type): void
    {
        $given = $this->content->complete($type);

        $record = $this->reload($this->content->draft($type, $given, title: 'L’été & les « autres » <3 \\ fin', audience: Audience::Members));

        $computed = match ($type) {
            ContentType::CommunityProfile, ContentType::Structure => ['countries' => ['SN']],
            default => [],
        };
        self::assertEquals([...$given, ...$computed], $record->values->all());
        self::assertSame(
            $type === ContentType::CommunityProfile ? "Aïssatou {$record->values->text('lastName')}" : 'L’été & les « autres » <3 \\ fin',
            $record->title,
        );
        self::assertSame(
            [Status::Draft, Audience::Members, Lang::French, 1, null, $record->id, ['fr' => $record->id]],
            [$record->status, $record->audience, $record->language, $record->version, $record->publishedAt, $record->groupId, $record->translations],
        );
    }
}
