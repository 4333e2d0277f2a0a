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

    /**
     * Region 002 of the United Nations' standard M49, without two territories that have no permanent inhabitants: the
     * British Indian Ocean Territory (IO) and the French Southern Territories (TF). They are among the others.
     */
    private const AFRICA = 'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG'
        . ' ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW';
    private const FRANCE = 'FR';

    /** @return list<string> */
    public static function all(): array
    {
        return explode(' ', self::ASSIGNED);
    }

    /** @return list<string> the countries that lists begin with */
    public static function ofAfricaAndFrance(): array
    {
        return [...explode(' ', self::AFRICA), self::FRANCE];
    }
}
