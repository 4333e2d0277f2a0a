<?php

declare(strict_types=1);

namespace Passerelle\Reference;

/**
 * The officially assigned codes of ISO 3166-1 alpha-2. The Unicode data with the names also contains other regions (XK, EU, ZZ
 * …), depending on its version.
 */
final class IsoCodes
{
    private const ASSIGNED = 'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR'
        . ' BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER'
        . ' ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL'
        . ' IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD'
        . ' ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF'
        . ' PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX'
        . ' SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA'
        . ' ZM ZW';

    /** Regions of the lists to choose from, with their names: those of the United Nations' standard M49, but for the first. */
    private const REGIONS = __DIR__ . '/../../config/regions.json';
    /** The region that lists begin with: Africa and France. */
    private const FIRST = 'africaAndFrance';
    /** Uninhabited territories: no choice in a list, but known where stored. */
    private const UNINHABITED = 'AQ BV GS HM IO TF UM';

    /** @return list<string> */
    public static function all(): array
    {
        return explode(' ', self::ASSIGNED);
    }

    /** @return list<string> the countries that lists to choose from leave out */
    public static function uninhabited(): array
    {
        return explode(' ', self::UNINHABITED);
    }

    /** @return list<string> the countries that lists begin with */
    public static function ofAfricaAndFrance(): array
    {
        return self::regions()[self::FIRST];
    }

    /** @return array<string, list<string>> codes by region, in the order of lists */
    public static function regions(): array
    {
        /** @var array<string, array{label: array<string, string>, countries: string}> $regions */
        $regions = json_decode((string) file_get_contents(self::REGIONS), true, flags: JSON_THROW_ON_ERROR);

        return array_map(static fn (array $region): array => explode(' ', $region['countries']), $regions);
    }
}
