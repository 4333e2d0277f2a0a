<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** Why one value is refused. Written by scripts/error-codes.php from config/errors.json, which also has the texts. */
enum FieldErrorCode: string
{
    case AmbiguousRecord = 'ambiguous_record';
    case AmbiguousUser = 'ambiguous_user';
    case BotCheckRetry = 'bot_check_retry';
    case CertificateRequired = 'certificate_required';
    case ClosingBeforeOpening = 'closing_before_opening';
    case EndBeforeStart = 'end_before_start';
    case FileActiveContent = 'file_active_content';
    case FileCorrupt = 'file_corrupt';
    case FileEncrypted = 'file_encrypted';
    case FileInfected = 'file_infected';
    case FileNotScanned = 'file_not_scanned';
    case FileOrUrlRequired = 'file_or_url_required';
    case FileTooComplex = 'file_too_complex';
    case FileTooLarge = 'file_too_large';
    case FileType = 'file_type';
    case ImageTooLarge = 'image_too_large';
    case Invalid = 'invalid';
    case InvalidChoice = 'invalid_choice';
    case InvalidDate = 'invalid_date';
    case InvalidEmail = 'invalid_email';
    case InvalidPhone = 'invalid_phone';
    case InvalidSlug = 'invalid_slug';
    case InvalidUrl = 'invalid_url';
    case InvalidValue = 'invalid_value';
    case InvalidYoutubeUrl = 'invalid_youtube_url';
    case InvalidZone = 'invalid_zone';
    case MotivationRequired = 'motivation_required';
    case NonexistentTime = 'nonexistent_time';
    case OpeningBeforePublication = 'opening_before_publication';
    case PasswordCase = 'password_case';
    case PasswordCommon = 'password_common';
    case PasswordContainsEmail = 'password_contains_email';
    case PasswordCurrentIncorrect = 'password_current_incorrect';
    case PasswordDigitOrSpecial = 'password_digit_or_special';
    case PasswordMismatch = 'password_mismatch';
    case PasswordTooShort = 'password_too_short';
    case PrivacyConsentRequired = 'privacy_consent_required';
    case Required = 'required';
    case SameAsSource = 'same_as_source';
    case SlugTaken = 'slug_taken';
    case TooLong = 'too_long';
    case TooManyRows = 'too_many_rows';
    case UnexpectedFields = 'unexpected_fields';
    case UnknownCountry = 'unknown_country';
    case UnknownEmail = 'unknown_email';
    case UnknownFile = 'unknown_file';
    case UnknownRecord = 'unknown_record';
    case UnknownSector = 'unknown_sector';
    case UnknownUser = 'unknown_user';
    case UploadFailed = 'upload_failed';
}
