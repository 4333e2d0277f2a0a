<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use BackedEnum;
use Passerelle\Catalogue\Filter;
use Passerelle\Catalogue\Kind;
use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Sort;
use Passerelle\Catalogue\SuggestionKind;
use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Details\ReasonKind;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\PageKey;

/** All enums: their names are the upper-case words of the PHP enums and of choices.json, their values those words. */
final readonly class Enums implements Registration
{
    private const CHOICES = [
        'PasserelleCallType' => 'callType',
        'PasserelleAidType' => 'aidType',
        'PasserelleManagementMode' => 'managementMode',
        'PasserelleDepositLanguage' => 'depositLanguages',
        'PasserelleStructureType' => 'structureType',
        'PasserelleResourceKind' => 'resourceKind',
        'PasserelleMode' => 'mode',
        'PasserelleLevel' => 'level',
        'PasserelleNetwork' => 'network',
        'PasserelleConsentCategory' => 'consentCategory',
    ];

    public function __construct(private Config $config)
    {
    }

    public function register(): void
    {
        foreach ($this->all() as $name => $values) {
            register_graphql_enum_type($name, ['values' => self::named($values)]);
        }
    }

    /** @return array<string, list<string>> values by the enum's name */
    private function all(): array
    {
        return [
            'PasserelleLanguage' => self::values(Lang::cases()),
            'PasserelleContentType' => self::values(ContentType::cases()),
            'PasserelleAudience' => self::values(Audience::cases()),
            'PasserelleOpenState' => self::values(OpenState::cases()),
            'PasserelleOpenFilter' => self::values([OpenState::Open, OpenState::Closed]),
            'PasserelleSort' => self::values(Sort::cases()),
            'PasserelleSearchFilter' => self::values(Filter::cases()),
            'PasserelleSuggestionKind' => self::values(SuggestionKind::cases()),
            'PasserelleProfileKind' => self::values(Kind::cases()),
            'PasserelleHomeSection' => self::values(HomeSection::cases()),
            'PasserelleReasonKind' => self::values(ReasonKind::cases()),
            'PasserellePageKey' => self::values(PageKey::cases()),
            'PasserelleMovedState' => ['gone', 'moved', 'unknown'],
            ...array_map($this->config->choices(...), self::CHOICES),
        ];
    }

    /**
     * @param list<BackedEnum> $cases
     * @return list<string>
     */
    private static function values(array $cases): array
    {
        return array_map(static fn (BackedEnum $case): string => (string) $case->value, $cases);
    }

    /**
     * @param list<string> $values
     * @return array<string, array{value: string}>
     */
    private static function named(array $values): array
    {
        $named = [];
        foreach ($values as $value) {
            $named[strtoupper($value)] = ['value' => $value];
        }

        return $named;
    }
}
