<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Accounts\Phone;
use Passerelle\Applications\Forms\Document\ProfileSource;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Kernel\Html;

/** Values of the profile of who applies: as the account, the profile and the structure say now. */
final readonly class ProfileValues
{
    public function __construct(private OwnProfiles $profiles)
    {
    }

    /**
     * @param string $language in which texts are wanted: the other one where they are only there
     * @return array<string, string> by source; '' where there is none, without those of a structure where none applies. Countries, sectors and languages are codes
     */
    public function of(int $userId, ?Record $structure, string $language): array
    {
        $profiles = $this->profiles->find($userId);
        $profile = $profiles[$language] ?? array_values($profiles)[0] ?? null;
        $user = get_userdata($userId);
        $values = [
            ProfileSource::PersonName->value => $user === false ? '' : $user->display_name,
            ProfileSource::PersonEmail->value => $user === false ? '' : $user->user_email,
            ProfileSource::PersonPhone->value => Phone::of($userId) ?? '',
        ];
        foreach (ProfileSource::cases() as $source) {
            [$of, $key] = explode('.', $source->value);
            $record = $of === 'structure' ? $structure : $profile;
            if (isset($values[$source->value]) || ($of === 'structure' && $structure === null)) {
                continue;
            }
            $values[$source->value] = match (true) {
                $record === null => '',
                $source === ProfileSource::StructureName => $record->title,
                default => self::text($record, $key === 'sectors' ? 'sectorIds' : $key),
            };
        }

        return $values;
    }

    private static function text(Record $record, string $key): string
    {
        $list = $record->values->texts($key);

        return $list === [] ? Html::toText($record->values->text($key)) : implode(', ', $list);
    }
}
