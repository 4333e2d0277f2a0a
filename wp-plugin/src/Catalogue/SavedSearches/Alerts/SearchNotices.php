<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;

/** A new item that saved searches of its reader find. Says nothing while the item is not public, to those who edit it either. */
final readonly class SearchNotices implements NoticeSource
{
    /** Key in the data of a notice: names of the searches. */
    public const NAMES = 'names';
    private const TEXT = 'searches.alert';

    public function kinds(): array
    {
        return [NoticeKind::SearchAlert];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($notices as $notice) {
            $record = $records[$notice->number(Notify::POST)] ?? null;
            if ($record?->status->isPublic() === true) {
                $contents[$notice->id] = NoticeContent::of(MailTexts::content(self::TEXT, $language, ['title' => $record->title, 'searches' => $notice->text(self::NAMES)]));
            }
        }

        return $contents;
    }
}
